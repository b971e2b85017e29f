import { lazy, Suspense } from 'react'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { ErrorBoundary } from 'react-error-boundary'
import type { FormValues } from '#admin/form/form-values.ts'
import { useLanguage } from '#admin/messages/use-messages.ts'
import type { FocalPoint as FocalPointFields, Fields } from '#model/fields.ts'

// With the form: the dashboard needs no sliders.
const FocalPointInput = lazy(() => import('#admin/form/FocalPointInput.tsx'))

interface FocalPointProps {
  fields: Fields
  /** The picture's field. */
  name: string
  /** The names of the two percentages, and the picture's shape on the site. */
  of: FocalPointFields
  values: FormValues
  disabled: boolean
  onChange: (name: string, value: unknown) => void
}

/** Both percentages of a picture at once. */
export function FocalPoint({ fields, name, of, values, disabled, onChange }: FocalPointProps) {
  const { language, messages } = useLanguage()
  const { [name]: src } = values
  const label = (field: string) => fields[field]?.label[language] ?? field
  return (
    <ErrorBoundary
      fallback={<Typography role="status">{messages.focalPoint.notLoaded}</Typography>}
    >
      <Suspense fallback={<Box sx={{ minHeight: 360 }} />}>
        <FocalPointInput
          src={typeof src === 'string' ? src : ''}
          shape={of.shape}
          x={Number(values[of.x])}
          y={Number(values[of.y])}
          labels={{ x: label(of.x), y: label(of.y), both: messages.focalPoint.of(label(name)) }}
          disabled={disabled}
          onChange={(x, y) => {
            onChange(of.x, x)
            onChange(of.y, y)
          }}
        />
      </Suspense>
    </ErrorBoundary>
  )
}
