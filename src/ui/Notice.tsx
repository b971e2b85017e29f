import type { ReactNode, Ref } from 'react'
import { createElement } from 'react'
import Box from '@mui/material/Box'
import { CircleAlert, CircleCheck, TriangleAlert } from 'lucide-react'
import { colors } from '#ui/design.ts'

interface NoticeProps {
  kind: keyof typeof kinds
  /** How screen readers hear of it. */
  role: 'alert' | 'status' | 'group'
  'aria-labelledby'?: string
  ref?: Ref<HTMLDivElement>
  /** To be focused by scripts. */
  tabIndex?: -1
  /** What can be done about it. */
  action?: ReactNode
  children: ReactNode
}

/** A message inside the page: on a pale ground, in the back office's dark look, too. */
export function Notice({ kind, action, children, ...props }: NoticeProps) {
  const { icon, ground, sign } = kinds[kind]
  return (
    <Box {...props} sx={{ ...frame, bgcolor: ground }}>
      <Box component="span" sx={{ display: 'flex', flex: 'none', color: sign }}>
        {createElement(icon, { size: 22, 'aria-hidden': true })}
      </Box>
      <Box sx={{ flex: 1, minWidth: 200 }}>{children}</Box>
      {action}
    </Box>
  )
}

const kinds = {
  error: { icon: CircleAlert, ground: colors.redPale, sign: colors.red },
  warning: { icon: TriangleAlert, ground: colors.amberPale, sign: colors.amberDark },
  success: { icon: CircleCheck, ground: colors.greenPale, sign: colors.green },
}

const frame = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: 1.5,
  rowGap: 0.5,
  px: 2,
  py: 1.25,
  borderRadius: 1,
  color: colors.ink,
  overflowWrap: 'anywhere',
  '& a': { color: colors.deep },
}
