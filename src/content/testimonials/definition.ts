import { defineContent, type Content } from '#model/define-content.ts'
import { longText, optionalImage, rating, text } from '#model/fields.ts'

export const testimonials = defineContent({
  collection: 'testimonials',
  labels: { one: 'testimonial', many: 'testimonials' },
  title: 'name',
  order: { by: 'created_at', direction: 'desc' },
  icon: 'MessageSquareQuote',
  dashboard: ['count'],
  messages: { saveFailed: { title: 'Error', description: 'Failed to save testimonial' } },
  fields: {
    name: text('Name', { required: true, column: 2, search: true }),
    role: text('Role', { column: 3, search: true }),
    rating: rating('Rating', { column: 5 }),
    image_url: optionalImage('Profile image', { column: 1 }),
    quote: longText('Content', { required: true, column: 4, search: true }),
  },
})

export type Testimonial = Content<typeof testimonials>
