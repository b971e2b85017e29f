import { createElement } from 'react'
import IconButton, { type IconButtonProps } from '@mui/material/IconButton'
import type { LucideIcon } from 'lucide-react'

interface RoundButtonProps extends Omit<IconButtonProps, 'children'> {
  icon: LucideIcon
  'aria-label': string
}

/** A round, outlined button with a sign, in the colour of what it stands on. */
export function RoundButton({ icon, ...props }: RoundButtonProps) {
  return (
    <IconButton {...props} color="inherit" sx={{ border: 2, borderColor: 'currentColor' }}>
      {createElement(icon, { size: 20, 'aria-hidden': true })}
    </IconButton>
  )
}
