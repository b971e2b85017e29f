import { defineContent, type Content } from '#model/define-content.ts'
import { image, percent, text, textList } from '#model/fields.ts'

export const instructors = defineContent({
  collection: 'instructors',
  labels: {
    one: 'instructor',
    many: 'instructors',
    de: { one: 'Fahrlehrer', many: 'Fahrlehrer', gender: 'm' },
  },
  title: 'name',
  order: { by: 'created_at', direction: 'asc' },
  icon: 'Users',
  dashboard: ['count', 'add'],
  fields: {
    name: text({ en: 'Name', de: 'Name' }, { required: true, column: 1, search: true }),
    role: text({ en: 'Role', de: 'Funktion' }, { required: true, column: 2, search: true }),
    experience: text({ en: 'Experience', de: 'Erfahrung' }, { required: true, column: 3 }),
    image_url: image({ en: 'Photo', de: 'Foto' }),
    image_position_x: percent({ en: 'Horizontal position', de: 'Waagerechte Position' }),
    image_position_y: percent({ en: 'Vertical position', de: 'Senkrechte Position' }),
    specialties: textList({ en: 'Specialties', de: 'Schwerpunkte' }, { rows: 3, column: 4 }),
  },
})

export type Instructor = Content<typeof instructors>
