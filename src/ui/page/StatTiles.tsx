import Box from '@mui/material/Box'

interface StatTilesProps {
  figures: readonly { figure: string; label: string }[]
}

/** Large figures side by side. */
export function StatTiles({ figures }: StatTilesProps) {
  return (
    <Box component="dl" sx={tiles}>
      {figures.map(({ figure, label }) => (
        <Box
          key={label}
          sx={{ display: 'flex', flexDirection: 'column-reverse', justifyContent: 'flex-end' }}
        >
          <Box component="dt" sx={{ fontWeight: 600, hyphens: 'auto' }}>
            {label}
          </Box>
          <Box component="dd" sx={number}>
            {figure}
          </Box>
        </Box>
      ))}
    </Box>
  )
}

const tiles = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr 1fr', md: 'repeat(4, 1fr)' },
  gap: { xs: 3, md: 2 },
  m: 0,
  mt: { xs: 6, md: 8 },
  px: { xs: 3, md: 5 },
  py: { xs: 4, md: 5 },
  borderRadius: 2,
  color: 'common.white',
  bgcolor: 'primary.dark',
}

const number = {
  m: 0,
  color: 'secondary.main',
  fontSize: 'clamp(2.2rem, 5vw, 3.25rem)',
  fontWeight: 800,
  letterSpacing: '-0.03em',
  lineHeight: 1.1,
}
