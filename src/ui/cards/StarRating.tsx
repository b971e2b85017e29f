import Box from '@mui/material/Box'

export const MOST_STARS = 5
const SIZE = 24
/** One star in a square of 24, drawn from its top; more stand beside it. */
const star = (index: number) =>
  `M${12 + index * SIZE} 2.5l2.9 6 6.6.9-4.8 4.6 1.2 6.5-5.9-3.1-5.9 3.1 1.2-6.5-4.8-4.6 6.6-.9z`

interface StarRatingProps {
  /** Whole stars, 1 to 5. */
  value: number
  /** What it says to those who do not see it. */
  label: string
}

/** A rating to look at: one picture, however many stars. */
export function StarRating({ value, label }: StarRatingProps) {
  const stars = Array.from({ length: MOST_STARS }, (_, index) => star(index))
  return (
    <Box
      component="svg"
      role="img"
      data-field="rating"
      aria-label={label}
      viewBox={`0 0 ${MOST_STARS * SIZE} ${SIZE}`}
      width={MOST_STARS * 20}
      height={20}
      sx={{ flex: 'none', color: 'secondary.dark', stroke: 'currentColor', strokeWidth: 1.6 }}
    >
      <path d={stars.slice(0, value).join('')} fill="currentColor" />
      <path d={stars.slice(value).join('')} fill="none" />
    </Box>
  )
}
