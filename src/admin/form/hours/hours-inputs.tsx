import { lazy, Suspense, type ReactNode } from 'react'
import Box from '@mui/material/Box'
import type { InputProps } from '#admin/form/inputs.tsx'

// With the one form that has them.
const LazyWeek = lazy(() => import('#admin/form/hours/WeekEditor.tsx'))
const LazySpecialDays = lazy(() => import('#admin/form/hours/SpecialDaysEditor.tsx'))

export const WeekInput = (props: InputProps) => waiting(props, <LazyWeek {...props} />)
export const SpecialDaysInput = (props: InputProps) =>
  waiting(props, <LazySpecialDays {...props} />)

const waiting = ({ label }: InputProps, input: ReactNode) => (
  <Suspense fallback={<Box sx={{ fontWeight: 700, minHeight: 120 }}>{label}</Box>}>
    {input}
  </Suspense>
)
