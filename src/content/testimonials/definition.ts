import { defineContent, type Content } from '#model/define-content.ts'
import { longText, optionalImage, rating, text } from '#model/fields.ts'

export const testimonials = defineContent({
  collection: 'testimonials',
  labels: {
    one: 'testimonial',
    many: 'testimonials',
    de: { one: 'Bewertung', many: 'Bewertungen', gender: 'f' },
  },
  title: 'name',
  order: { by: 'created_at', direction: 'desc' },
  icon: 'MessageSquareQuote',
  dashboard: ['count'],
  messages: { saveFailed: { title: 'Error', description: 'Failed to save testimonial' } },
  fields: {
    name: text({ en: 'Name', de: 'Name' }, { required: true, column: 2, search: true }),
    role: text({ en: 'Role', de: 'Rolle' }, { column: 3, search: true }),
    rating: rating({ en: 'Rating', de: 'Bewertung' }, { column: 5 }),
    image_url: optionalImage({ en: 'Profile image', de: 'Profilbild' }, { column: 1 }),
    quote: longText({ en: 'Content', de: 'Text' }, { required: true, column: 4, search: true }),
  },
})

export type Testimonial = Content<typeof testimonials>
