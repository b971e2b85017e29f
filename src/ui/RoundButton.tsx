import { createElement, type ComponentProps } from 'react'
import Box from '@mui/material/Box'
import type { LucideIcon } from 'lucide-react'
import { colors, translucent } from '#ui/design.ts'

interface RoundButtonProps extends Pick<ComponentProps<'button'>, 'onClick'> {
  icon: LucideIcon
  'aria-label': string
}

/** A round, outlined button with a sign, in the colour of what it stands on. */
export function RoundButton({ icon, ...props }: RoundButtonProps) {
  return (
    <Box component="button" type="button" {...props} sx={frame}>
      {createElement(icon, { size: 20, 'aria-hidden': true })}
    </Box>
  )
}

const frame = {
  display: 'grid',
  placeItems: 'center',
  width: 44,
  height: 44,
  p: 0,
  border: '2px solid currentColor',
  borderRadius: '50%',
  color: 'inherit',
  bgcolor: 'transparent',
  cursor: 'pointer',
  '&:hover': { bgcolor: translucent(colors.steel, 0.2) },
}
