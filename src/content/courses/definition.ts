import { defineContent, type Content } from '#model/define-content.ts'
import { flag, image, longText, text, textList } from '#model/fields.ts'

export const courses = defineContent({
  collection: 'courses',
  labels: { one: 'course', many: 'courses' },
  title: 'title',
  order: { by: 'title', direction: 'asc' },
  icon: 'CarFront',
  dashboard: ['count', 'add'],
  fields: {
    title: text('Title', { required: true, column: 1, search: true }),
    description: longText('Description', { required: true, column: 3, search: true }),
    price: text('Price', { required: true, max: 40, column: 2 }),
    image: image('Image'),
    features: textList('Features', { rows: 4 }),
    popular: flag('Popular', { column: 4 }),
  },
})

export type Course = Content<typeof courses>
