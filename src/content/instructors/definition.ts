import { defineContent, type Content } from '#model/define-content.ts'
import { image, percent, text, textList } from '#model/fields.ts'

export const instructors = defineContent({
  collection: 'instructors',
  labels: { one: 'instructor', many: 'instructors' },
  title: 'name',
  order: { by: 'created_at', direction: 'asc' },
  icon: 'Users',
  dashboard: ['count', 'add'],
  fields: {
    name: text('Name', { required: true, column: 1, search: true }),
    role: text('Role', { required: true, column: 2, search: true }),
    experience: text('Experience', { required: true, column: 3 }),
    image_url: image('Photo'),
    image_position_x: percent('Horizontal position'),
    image_position_y: percent('Vertical position'),
    specialties: textList('Specialties', { rows: 3, column: 4 }),
  },
})

export type Instructor = Content<typeof instructors>
