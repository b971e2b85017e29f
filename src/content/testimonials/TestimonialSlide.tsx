import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { User } from 'lucide-react'
import { objectPosition } from '#model/images/position.ts'
import { ContentImage } from '#ui/cards/ContentImage.tsx'
import { StarRating } from '#ui/cards/StarRating.tsx'
import type { Testimonial } from './definition.ts'

/** Characters from which a quote is set smaller, so that it does not stretch the slider. */
const LONG = 320

/** A testimonial as visitors see it, on a dark ground. */
export function TestimonialSlide({ testimonial }: { testimonial: Testimonial }) {
  const { name, role, rating, image_url, image_alt, quote } = testimonial
  const { image_position_x: x, image_position_y: y } = testimonial
  return (
    <Box component="figure" data-record={`testimonials/${testimonial.id}`} sx={frame}>
      <ContentImage
        data-field="image_url"
        address={image_url}
        alt={image_alt}
        sizes="(min-width: 768px) 176px, 96px"
        width={176}
        height={176}
        style={{ objectPosition: objectPosition(x, y) }}
        fallback={
          <Box data-field="image_url" sx={{ ...photo, display: 'grid' }}>
            <User size={56} strokeWidth={1.5} aria-hidden />
          </Box>
        }
        sx={{ ...photo, objectFit: 'cover' }}
      />
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
  placeItems: 'center',
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
