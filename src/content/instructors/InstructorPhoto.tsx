import Box from '@mui/material/Box'
import { objectPosition } from '#model/images/position.ts'
import { ContentImage } from '#ui/cards/ContentImage.tsx'
import type { Instructor } from './definition.ts'

/** The round photo, with the part in view that was chosen for it; initials where it cannot be loaded. */
export function InstructorPhoto({ instructor, size }: { instructor: Instructor; size: number }) {
  const { name, image_url, image_alt, image_position_x: x, image_position_y: y } = instructor
  const frame = { ...round, width: size, height: size }
  return (
    <ContentImage
      data-field="image_url"
      address={image_url}
      alt={image_alt}
      sizes={`${size}px`}
      width={size}
      height={size}
      style={{ objectPosition: objectPosition(x, y) }}
      fallback={
        <Box
          aria-hidden
          data-field="image_url"
          sx={{ ...frame, ...initialsLook, fontSize: size / 3 }}
        >
          {initials(name)}
        </Box>
      }
      sx={{ ...frame, objectFit: 'cover' }}
    />
  )
}

/** Of the first and the last name. */
function initials(name: string): string {
  const words = name.trim().split(/\s+/)
  const ends = words.length > 1 ? [words.at(0), words.at(-1)] : words
  return ends.map((word = '') => Array.from(word)[0] ?? '').join('')
}

const round = { borderRadius: '50%', flex: 'none', maxWidth: '100%', bgcolor: 'primary.light' }

const initialsLook = {
  display: 'grid',
  placeItems: 'center',
  color: 'primary.dark',
  fontWeight: 800,
}
