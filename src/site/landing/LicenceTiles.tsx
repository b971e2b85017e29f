import Box from '@mui/material/Box'
import { ArrowRight, CarFront, Motorbike } from 'lucide-react'
import type { LandingTexts } from '#content/landing_page/definition.ts'
import { anchors } from '#model/site/anchors.ts'

const tiles = [
  { Icon: CarFront, name: 'tile_1' },
  { Icon: Motorbike, name: 'tile_2' },
] as const

/** The two licence classes, each a way to the courses. */
export function LicenceTiles({ texts }: { texts: LandingTexts }) {
  const shown = tiles.filter(({ name }) => texts[name])
  return (
    shown.length > 0 && (
      <Box sx={row}>
        {shown.map(({ Icon, name }) => (
          <Box key={name} component="a" href={`#${anchors.courses}`} sx={tile}>
            <Icon size={24} aria-hidden />
            <span data-field={name}>{texts[name]}</span>
            <ArrowRight size={18} aria-hidden />
          </Box>
        ))}
      </Box>
    )
  )
}

const row = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 250px), 1fr))',
  gap: 1.5,
  mt: 4,
  maxWidth: 580,
}

const tile = {
  display: 'flex',
  alignItems: 'center',
  gap: 1.5,
  minHeight: 60,
  px: 2.25,
  borderRadius: 1.5,
  color: 'text.primary',
  bgcolor: 'background.paper',
  boxShadow: 1,
  fontWeight: 700,
  textDecoration: 'none',
  transition: 'box-shadow 200ms ease',
  '&:hover': { boxShadow: 2 },
  '& svg': { flex: 'none', color: 'primary.main' },
  '& svg:last-of-type': { ml: 'auto' },
}
