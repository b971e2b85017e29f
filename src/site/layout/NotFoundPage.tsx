import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { sitePaths } from '#model/site/site-paths.ts'
import { SiteButton } from '#ui/SiteButton.tsx'

export function NotFoundPage() {
  return (
    <Box sx={frame}>
      <Typography variant="h1" sx={{ fontSize: 'clamp(5rem, 20vw, 10rem)', color: 'primary.main' }}>
        404
      </Typography>
      <Typography lang="en" sx={{ fontSize: '1.5rem', fontWeight: 700 }}>
        Oops! Page not found
      </Typography>
      <Typography sx={{ color: 'text.secondary', mb: 2 }}>
        Diese Seite gibt es nicht oder nicht mehr.
      </Typography>
      <Box>
        <SiteButton href={sitePaths.home} variant="contained" size="large">
          Zur Startseite
        </SiteButton>
      </Box>
    </Box>
  )
}

const frame = {
  minHeight: '72vh',
  display: 'grid',
  placeContent: 'center',
  textAlign: 'center',
  gap: 1,
  p: 3,
  bgcolor: 'grey.50',
}
