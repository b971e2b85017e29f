import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Container from '@mui/material/Container'
import Typography from '@mui/material/Typography'
import { anchors } from '#site/anchors.ts'

export function HeroSection() {
  return (
    <Box
      component="section"
      id={anchors.home}
      sx={{ bgcolor: 'primary.light', overflow: 'hidden' }}
    >
      <Container
        maxWidth="xl"
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' },
          gap: { xs: 4, md: 8 },
          alignItems: 'center',
          py: { xs: 7, md: 10 },
        }}
      >
        <Box>
          <Typography variant="overline" component="p" sx={{ color: 'primary.dark', mb: 1.5 }}>
            Erstklassige Fahrausbildung
          </Typography>
          <Typography variant="h1" sx={{ hyphens: 'manual' }}>
            Meistere die Straße mit Selbstvertrauen
          </Typography>
          <Typography variant="subtitle1" sx={{ color: 'text.secondary', my: 3, maxWidth: 540 }}>
            Professioneller Fahrunterricht für Auto und Motorrad mit erfahrenen Fahrlehrern in Gera.
          </Typography>
          <Button href={`#${anchors.courses}`} variant="contained" size="large">
            Kurse entdecken
          </Button>
        </Box>
        <Box
          component="img"
          src="/uploads/hero.svg"
          alt=""
          width={1600}
          height={1000}
          sx={{
            width: '100%',
            height: 'auto',
            borderRadius: 2,
            display: { xs: 'none', sm: 'block' },
          }}
        />
      </Container>
    </Box>
  )
}
