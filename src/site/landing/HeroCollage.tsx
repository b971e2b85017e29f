import Box from '@mui/material/Box'
import type { LandingTexts } from '#content/landing_page/definition.ts'
import { Photo } from '#site/Photo.tsx'

/** Two pictures laid over each other, where there is room for them. */
export function HeroCollage({ texts }: { texts: LandingTexts }) {
  return (
    <Box data-testid="hero-collage" data-record="landing_page/main" sx={collage}>
      <Photo
        photo="fleet"
        chosen={{ address: texts.fleet_image, alt: texts.fleet_image_alt }}
        field="fleet_image"
        sizes="(min-width: 1360px) 540px, 40vw"
        loading="lazy"
        sx={{ ...photo, width: '90%', justifySelf: 'end', rotate: '1.5deg' }}
      />
      <Photo
        photo="training"
        chosen={{ address: texts.training_image, alt: texts.training_image_alt }}
        field="training_image"
        sizes="(min-width: 1360px) 300px, 22vw"
        loading="lazy"
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
