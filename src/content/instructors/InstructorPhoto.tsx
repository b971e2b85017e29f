import Box from '@mui/material/Box'
import { positionOrDefault } from '#model/position.ts'
import type { Instructor } from './definition.ts'

/** The round photo, with the part in view that was chosen for it. */
export function InstructorPhoto({ instructor, size }: { instructor: Instructor; size: number }) {
  const { image_url, image_position_x: x, image_position_y: y } = instructor
  return (
    <Box
      component="img"
      src={image_url}
      alt=""
      width={size}
      height={size}
      style={{ objectPosition: `${positionOrDefault(x)}% ${positionOrDefault(y)}%` }}
      sx={{ borderRadius: '50%', objectFit: 'cover', bgcolor: 'primary.light', maxWidth: '100%' }}
    />
  )
}
