import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'

export function NotFoundPage() {
  return (
    <Box
      component="main"
      sx={{
        minHeight: '100vh',
        display: 'grid',
        placeContent: 'center',
        textAlign: 'center',
        p: 3,
        gap: 2,
      }}
    >
      <Typography variant="h1">404</Typography>
      <Typography variant="subtitle1">Oops! Page not found</Typography>
      <Button href="/" variant="contained">
        Zur Startseite
      </Button>
    </Box>
  )
}
