import { defineContent, type Content } from '#model/records/define-content.ts'
import { altText, image, percent, text, textList, zoom } from '#model/fields/fields.ts'

export const instructors = defineContent({
  collection: 'instructors',
  labels: {
    en: { one: 'instructor', many: 'instructors' },
    de: { one: 'Fahrlehrer', many: 'Fahrlehrer' },
  },
  title: 'name',
  dashboard: ['count', 'add'],
  fields: {
    name: text({ en: 'Name', de: 'Name' }, { required: true, column: 1, search: true }),
    role: text({ en: 'Role', de: 'Funktion' }, { required: true, column: 2, search: true }),
    experience: text(
      { en: 'Experience', de: 'Erfahrung' },
      {
        required: true,
        column: 3,
        unit: { one: 'Jahr Erfahrung', many: 'Jahre Erfahrung' },
        help: { en: 'Such as "12 Jahre Erfahrung"', de: 'Zum Beispiel „12 Jahre Erfahrung“' },
      },
    ),
    image_url: image(
      { en: 'Photo', de: 'Foto' },
      {
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
    specialties: textList({ en: 'Specialties', de: 'Spezialisierungen' }, { rows: 3, column: 4 }),
  },
})

export type Instructor = Content<typeof instructors>
