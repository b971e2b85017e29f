import Box from '@mui/material/Box'
import { school } from '#content/school.ts'
import { Photo } from '#site/Photo.tsx'

/** Two pictures laid over each other, where there is room for them. */
export function HeroCollage() {
  return (
    <Box data-testid="hero-collage" sx={collage}>
      <Photo
        photo="fleet"
        sizes="(min-width: 1360px) 540px, 40vw"
        loading="lazy"
        alt={`Drei Fahrschulautos und ein Motorrad vor dem Gebäude der ${school.name}`}
        sx={{ ...photo, width: '90%', justifySelf: 'end', rotate: '1.5deg' }}
      />
      <Photo
        photo="training"
        sizes="(min-width: 1360px) 300px, 22vw"
        loading="lazy"
        alt="Motorradfahrschüler mit Helm und Warnweste fährt auf dem Übungsplatz Slalom um Leitkegel, ein Fahrlehrer sieht zu"
        sx={{ ...photo, width: '50%', mt: '-9%', rotate: '-2.5deg' }}
      />
    </Box>
  )
}

const collage = {
  display: { xs: 'none', md: 'grid' },
  alignSelf: 'start',
  pt: { md: 3, lg: 1 },
  pl: { lg: 3 },
}

const photo = {
  height: 'auto',
  border: '6px solid',
  borderColor: 'background.paper',
  borderRadius: 2,
  boxShadow: 2,
  bgcolor: 'primary.light',
}
