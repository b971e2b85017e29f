import Box from '@mui/material/Box'
import { CarFront } from 'lucide-react'
import { objectPosition } from '#model/images/position.ts'
import { ContentImage } from '#ui/cards/ContentImage.tsx'
import type { Course } from './definition.ts'

interface CoursePictureProps {
  course: Course
  sizes: string
  sx: { aspectRatio?: string; borderRadius?: number }
}

/** As wide as its place; a sign of a car where the picture cannot be loaded. */
export function CoursePicture({ course, sizes, sx }: CoursePictureProps) {
  return (
    <ContentImage
      data-field="image"
      address={course.image}
      alt={course.image_alt}
      sizes={sizes}
      width={960}
      height={640}
      style={{ objectPosition: objectPosition(course.image_position_x, course.image_position_y) }}
      fallback={
        <Box data-field="image" sx={{ ...ground, ...sx, aspectRatio: '3 / 2', display: 'grid' }}>
          <CarFront size={56} strokeWidth={1.5} aria-hidden />
        </Box>
      }
      sx={{ ...ground, ...sx, height: 'auto', objectFit: 'cover' }}
    />
  )
}

const ground = {
  width: '100%',
  placeItems: 'center',
  color: 'primary.main',
  bgcolor: 'primary.light',
}
