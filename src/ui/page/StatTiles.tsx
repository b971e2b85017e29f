import Box from '@mui/material/Box'
import type { Row } from '#model/fields/rows.ts'

interface StatTilesProps {
  /** The record whose field `figures` they are. */
  record: string
  /** Number and what is counted. Hidden ones are there for staff alone, who edit the page. */
  figures: readonly Row[]
}

/** Large figures side by side; nothing without any. */
export function StatTiles({ record, figures }: StatTilesProps) {
  if (figures.length === 0) return null
  return (
    <div data-record={record}>
      <Box component="dl" data-field="figures" sx={{ ...tiles, ...columns(figures.length) }}>
        {figures.map(({ isShown, cells: [figure, label] }, place) => (
          <Box key={place} sx={isShown ? tile : { ...tile, opacity: 0.4 }}>
            <Box component="dt" sx={{ fontWeight: 600, hyphens: 'auto' }}>
              {label}
            </Box>
            <Box component="dd" sx={number}>
              {figure}
            </Box>
          </Box>
        ))}
      </Box>
    </div>
  )
}

const columns = (count: number) => ({
  gridTemplateColumns: {
    xs: `repeat(${Math.min(count, 2)}, minmax(0, 1fr))`,
    md: `repeat(${count}, minmax(0, 1fr))`,
  },
})

const tile = {
  display: 'flex',
  flexDirection: 'column-reverse',
  justifyContent: 'flex-end',
  overflowWrap: 'anywhere',
}

const tiles = {
  display: 'grid',
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
