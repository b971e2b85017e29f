import Box from '@mui/material/Box'
import { Star } from 'lucide-react'

const MOST = 5

interface StarRatingProps {
  /** Whole stars, 1 to 5. */
  value: number
  label?: string
}

/** A rating to look at. */
export function StarRating({ value, label = `${value} of ${MOST} stars` }: StarRatingProps) {
  return (
    <Box
      component="span"
      role="img"
      aria-label={label}
      sx={{ display: 'inline-flex', gap: 0.25, color: 'secondary.dark', whiteSpace: 'nowrap' }}
    >
      {Array.from({ length: MOST }, (_, index) => (
        <Star key={index} size={18} fill={index < value ? 'currentColor' : 'none'} aria-hidden />
      ))}
    </Box>
  )
}
