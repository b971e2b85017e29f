import Box from '@mui/material/Box'

const MOST = 5
const SIZE = 24
/** One star in a square of 24, drawn from its top; more stand beside it. */
const star = (index: number) =>
  `M${12 + index * SIZE} 2.5l2.9 6 6.6.9-4.8 4.6 1.2 6.5-5.9-3.1-5.9 3.1 1.2-6.5-4.8-4.6 6.6-.9z`

interface StarRatingProps {
  /** Whole stars, 1 to 5. */
  value: number
  label?: string
}

/** A rating to look at: one picture, however many stars. */
export function StarRating({ value, label = `${value} of ${MOST} stars` }: StarRatingProps) {
  const stars = Array.from({ length: MOST }, (_, index) => star(index))
  return (
    <Box
      component="svg"
      role="img"
      aria-label={label}
      viewBox={`0 0 ${MOST * SIZE} ${SIZE}`}
      width={MOST * 20}
      height={20}
      sx={{ flex: 'none', color: 'secondary.dark', stroke: 'currentColor', strokeWidth: 1.6 }}
    >
      <path d={stars.slice(0, value).join('')} fill="currentColor" />
      <path d={stars.slice(value).join('')} fill="none" />
    </Box>
  )
}
