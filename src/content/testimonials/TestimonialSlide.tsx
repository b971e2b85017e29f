import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { User } from 'lucide-react'
import { focalStyle, objectPosition } from '#model/images/position.ts'
import { ContentImage } from '#ui/cards/ContentImage.tsx'
import { StarRating } from '#ui/cards/StarRating.tsx'
import type { Testimonial } from './definition.ts'

/** Characters from which a quote is set smaller, so that it does not stretch the slider. */
const LONG = 320

/** A testimonial as visitors see it, on a dark ground. */
export function TestimonialSlide({ testimonial }: { testimonial: Testimonial }) {
  const { name, role, rating, image_url, image_alt, quote } = testimonial
  const { image_position_x: x, image_position_y: y, image_zoom: zoom } = testimonial
  return (
    <Box component="figure" data-record={`testimonials/${testimonial.id}`} sx={frame}>
      <Box data-field="image_url" sx={photo}>
        <ContentImage
          address={image_url}
          alt={image_alt}
          sizes={sizesOf(zoom)}
          width={176}
          height={176}
          style={focalStyle(objectPosition(x, y), zoom)}
          fallback={<User size={56} strokeWidth={1.5} aria-hidden />}
          sx={{ width: 1, height: 1, objectFit: 'cover' }}
        />
      </Box>
      <Box sx={{ minWidth: 0 }}>
        <StarRating value={rating} label={`${rating} von 5 Sternen`} />
        <Box component="blockquote" sx={quote.length > LONG ? [words, manyWords] : words}>
          „<span data-field="quote">{quote}</span>“
        </Box>
        <Box component="figcaption" sx={{ overflowWrap: 'anywhere' }}>
          <Typography component="span" data-field="name" sx={{ display: 'block', fontWeight: 800 }}>
            {name}
          </Typography>
          {role && (
            <Typography component="span" data-field="role" sx={{ display: 'block', opacity: 0.8 }}>
              {role}
            </Typography>
          )}
        </Box>
      </Box>
    </Box>
  )
}

/** The photo takes more than its frame where it is enlarged. */
function sizesOf(zoom: number): string {
  const [wide, narrow] = [176, 96].map((width) => Math.round((width * zoom) / 100))
  return `(min-width: 768px) ${wide}px, ${narrow}px`
}

const frame = {
  m: 0,
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', md: 'auto 1fr' },
  alignItems: 'start',
  gap: { xs: 3, md: 6 },
}

const manyWords = { fontSize: '1.1rem', lineHeight: 1.6 }

const photo = {
  width: { xs: 96, md: 176 },
  height: { xs: 96, md: 176 },
  display: 'grid',
  placeItems: 'center',
  overflow: 'hidden',
  borderRadius: '50%',
  bgcolor: 'primary.dark',
}

const words = {
  m: 0,
  mt: 1.5,
  mb: 3,
  fontSize: 'clamp(1.2rem, 2.4vw, 1.75rem)',
  fontWeight: 500,
  lineHeight: 1.5,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
}
