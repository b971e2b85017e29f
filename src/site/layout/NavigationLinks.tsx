import Box from '@mui/material/Box'
import { colors, radii, translucent } from '#ui/design.ts'

export interface NavigationLinksProps {
  items: readonly { id: string; label: string }[]
  /** The page the sections are on; empty for this one. */
  base: string
  active: string | undefined
}

/** The sections as links. The browser scrolls to them and updates the address by itself. */
export function NavigationLinks({ items, base, active }: NavigationLinksProps) {
  return items.map(({ id, label }) => (
    <Box
      key={id}
      component="a"
      href={`${base}#${id}`}
      aria-current={id === active ? 'location' : undefined}
      sx={navigationLink}
    >
      {label}
    </Box>
  ))
}

export const navigationLink = {
  display: 'flex',
  alignItems: 'center',
  minHeight: 44,
  px: 1.5,
  borderRadius: radii.pill,
  color: 'inherit',
  fontWeight: 600,
  fontSize: '0.97rem',
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  transition: 'background-color 150ms ease',
  '&:hover': { bgcolor: translucent(colors.ink, 0.07) },
  '&[aria-current]': { bgcolor: 'primary.light', color: 'primary.dark' },
  '@media (forced-colors: active)': { '&[aria-current]': { textDecoration: 'underline' } },
}
