import Box from '@mui/material/Box'
import Container from '@mui/material/Container'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { anchors } from '#site/anchors.ts'

export function SiteFooter() {
  return (
    <Box
      component="footer"
      id={anchors.contact}
      sx={{ bgcolor: 'text.primary', color: 'common.white', py: 7 }}
    >
      <Container maxWidth="xl" sx={{ display: 'grid', gap: 1 }}>
        <Typography variant="h3" component="h2">
          Fahrschule Gera
        </Typography>
        <Typography sx={{ opacity: 0.85 }}>
          Auto- und Motorradausbildung in Gera, persönlich und gründlich.
        </Typography>
        <Link
          href="mailto:info@fahrschule-gera.example"
          color="inherit"
          sx={{ py: 1, justifySelf: 'start' }}
        >
          info@fahrschule-gera.example
        </Link>
      </Container>
    </Box>
  )
}
