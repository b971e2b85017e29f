import Box from '@mui/material/Box'
import { radii } from '#ui/design.ts'

interface PillProps {
  label: string
  size?: 'small' | 'medium'
}

/** A few words that stand out. MUI's chip can be pressed and removed, and weighs two kilobytes more. */
export function Pill({ label, size = 'medium' }: PillProps) {
  return (
    <Box
      component="span"
      sx={{ ...pill, px: size === 'small' ? 1 : 1.5, py: size === 'small' ? 0.25 : 0.75 }}
    >
      {label}
    </Box>
  )
}

const pill = {
  flex: 'none',
  borderRadius: `${radii.pill}px`,
  bgcolor: 'secondary.main',
  color: 'secondary.contrastText',
  fontSize: '0.8125rem',
  lineHeight: 1.5,
  whiteSpace: 'nowrap',
}
