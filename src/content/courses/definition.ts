import { defineContent, type Content } from '#model/define-content.ts'
import { flag, image, longText, text, textList } from '#model/fields.ts'

export const courses = defineContent({
  collection: 'courses',
  labels: { one: 'course', many: 'courses', de: { one: 'Kurs', many: 'Kurse', gender: 'm' } },
  title: 'title',
  order: { by: 'title', direction: 'asc' },
  icon: 'CarFront',
  dashboard: ['count', 'add'],
  fields: {
    title: text({ en: 'Title', de: 'Titel' }, { required: true, column: 1, search: true }),
    description: longText(
      { en: 'Description', de: 'Beschreibung' },
      { required: true, column: 3, search: true },
    ),
    price: text({ en: 'Price', de: 'Preis' }, { required: true, max: 40, column: 2 }),
    image: image({ en: 'Image', de: 'Bild' }),
    features: textList({ en: 'Features', de: 'Leistungen' }, { rows: 4 }),
    popular: flag({ en: 'Popular', de: 'Beliebt' }, { column: 4 }),
  },
})

export type Course = Content<typeof courses>
