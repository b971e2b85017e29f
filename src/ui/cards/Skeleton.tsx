import Box from '@mui/material/Box'
import { keyframes } from '@mui/material/styles'
import { colors } from '#ui/design.ts'

interface SkeletonProps {
  /** In pixels, also by the screen's width; or of what surrounds it. */
  height: number | string | Record<string, number>
}

const breathe = keyframes({ '50%': { opacity: 0.45 } })

/** A grey shape in the place of something to come. */
export function Skeleton({ height }: SkeletonProps) {
  return <Box sx={{ ...shape, height }} />
}

const shape = {
  borderRadius: 1,
  bgcolor: colors.cloud,
  animation: `${breathe} 2s ease-in-out 0.5s infinite`,
}
