import { defineContent, type Content } from '#model/records/define-content.ts'
import { icon, longText, text } from '#model/fields/fields.ts'
import { VALUE_ICONS } from '#model/fields/icon-names.ts'

export const values = defineContent({
  collection: 'values',
  labels: { en: { one: 'value', many: 'values' }, de: { one: 'Wert', many: 'Werte' } },
  title: 'title',
  dashboard: ['count', 'add'],
  fields: {
    title: text({ en: 'Title', de: 'Titel' }, { required: true, column: 1, search: true }),
    description: longText(
      { en: 'Description', de: 'Beschreibung' },
      { required: true, column: 3, search: true },
    ),
    icon: icon(
      { en: 'Icon', de: 'Symbol' },
      {
        column: 2,
        names: VALUE_ICONS,
        initial: 'Shield',
        fallback: 'Lightbulb',
      },
    ),
  },
})

export type Value = Content<typeof values>
