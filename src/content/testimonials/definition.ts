import { defineContent, type Content } from '#model/records/define-content.ts'
import {
  altText,
  longText,
  optionalImage,
  percent,
  rating,
  text,
  zoom,
} from '#model/fields/fields.ts'

export const testimonials = defineContent({
  collection: 'testimonials',
  labels: {
    en: { one: 'testimonial', many: 'testimonials' },
    de: { one: 'Bewertung', many: 'Bewertungen' },
  },
  title: 'name',
  order: { by: 'created_at', direction: 'desc' },
  dashboard: ['count'],
  messages: {
    en: { saveFailed: { title: 'Error', description: 'Failed to save testimonial' } },
  },
  fields: {
    name: text({ en: 'Name', de: 'Name' }, { required: true, column: 2, search: true }),
    role: text(
      { en: 'Role', de: 'Zusatz zum Namen' },
      {
        column: 3,
        search: true,
        help: {
          en: 'Such as "Klasse B, bestanden im Mai"',
          de: 'Zum Beispiel „Klasse B, bestanden im Mai“',
        },
      },
    ),
    rating: rating({ en: 'Rating', de: 'Bewertung' }, { column: 5 }),
    image_url: optionalImage(
      { en: 'Profile image', de: 'Profilbild' },
      {
        column: 1,
        focalPoint: {
          x: 'image_position_x',
          y: 'image_position_y',
          zoom: 'image_zoom',
          shape: 'round',
        },
      },
    ),
    image_alt: altText('image_url'),
    image_position_x: percent('x'),
    image_position_y: percent('y'),
    image_zoom: zoom(),
    quote: longText({ en: 'Content', de: 'Text' }, { required: true, column: 4, search: true }),
  },
})

export type Testimonial = Content<typeof testimonials>
