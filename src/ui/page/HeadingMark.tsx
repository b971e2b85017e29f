import Box from '@mui/material/Box'

/** Three dashes of a lane marking: the site's small sign above headings. */
export function HeadingMark() {
  return (
    <Box
      aria-hidden
      sx={{
        width: 92,
        height: 6,
        mb: 2.5,
        color: 'secondary.main',
        background: 'repeating-linear-gradient(100deg, currentColor 0 24px, transparent 24px 34px)',
      }}
    />
  )
}
