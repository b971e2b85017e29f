import Box from '@mui/material/Box'
import { focalStyle, objectPosition } from '#model/images/position.ts'
import { ContentImage } from '#ui/cards/ContentImage.tsx'
import type { Instructor } from './definition.ts'

/** The round photo, with the part in view that was chosen for it; initials where it cannot be loaded. */
export function InstructorPhoto({ instructor, size }: { instructor: Instructor; size: number }) {
  const { name, image_url, image_alt, image_zoom: zoom } = instructor
  const { image_position_x: x, image_position_y: y } = instructor
  return (
    <Box data-field="image_url" sx={{ ...round, width: size, height: size }}>
      <ContentImage
        address={image_url}
        alt={image_alt}
        sizes={`${Math.round((size * zoom) / 100)}px`}
        width={size}
        height={size}
        style={focalStyle(objectPosition(x, y), zoom)}
        fallback={
          <Box aria-hidden sx={{ ...initialsLook, fontSize: size / 3 }}>
            {initials(name)}
          </Box>
        }
        sx={whole}
      />
    </Box>
  )
}

/** Of the first and the last name. */
function initials(name: string): string {
  const words = name.trim().split(/\s+/)
  const ends = words.length > 1 ? [words.at(0), words.at(-1)] : words
  return ends.map((word = '') => Array.from(word)[0] ?? '').join('')
}

const round = {
  borderRadius: '50%',
  overflow: 'hidden',
  flex: 'none',
  maxWidth: '100%',
  bgcolor: 'primary.light',
}

const whole = { display: 'block', width: 1, height: 1, objectFit: 'cover' }

const initialsLook = {
  height: 1,
  display: 'grid',
  placeItems: 'center',
  color: 'primary.dark',
  fontWeight: 800,
}
