import Box from '@mui/material/Box'
import CircularProgress from '@mui/material/CircularProgress'
import Typography from '@mui/material/Typography'

/** A spinner and what is being waited for. */
export function Spinner({ label, fullPage = false }: { label: string; fullPage?: boolean }) {
  return (
    <Box
      role="status"
      sx={{
        display: 'grid',
        placeContent: 'center',
        justifyItems: 'center',
        gap: 2,
        minHeight: fullPage ? '100vh' : 240,
      }}
    >
      <CircularProgress aria-hidden />
      <Typography sx={{ color: 'text.secondary' }}>{label}</Typography>
    </Box>
  )
}
