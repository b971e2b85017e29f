import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { Action } from '#ui/Action.tsx'

/** Instead of a page whose code could not be loaded or failed. */
export function PageBroken() {
  return (
    <Box
      role="alert"
      sx={{ minHeight: '60vh', display: 'grid', placeContent: 'center', p: 3, gap: 3 }}
    >
      <Typography component="h1" variant="h2">
        Diese Seite konnte nicht geladen werden.
      </Typography>
      <Box>
        <Action variant="contained" onClick={() => location.reload()}>
          Neu laden
        </Action>
      </Box>
    </Box>
  )
}
