import Box from '@mui/material/Box'
import { ArrowRight, CarFront, Motorbike } from 'lucide-react'
import { anchors } from '#model/site/anchors.ts'

const tiles = [
  { Icon: CarFront, text: 'B-Führerschein Gera' },
  { Icon: Motorbike, text: 'A-Führerschein Gera' },
]

/** The two licence classes, each a way to the courses. */
export function LicenceTiles() {
  return (
    <Box sx={row}>
      {tiles.map(({ Icon, text }) => (
        <Box key={text} component="a" href={`#${anchors.courses}`} sx={tile}>
          <Icon size={24} aria-hidden />
          {text}
          <ArrowRight size={18} aria-hidden />
        </Box>
      ))}
    </Box>
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
