import { defineContent } from '#model/records/define-content.ts'
import { icon, integer, longText, text } from '#model/fields/fields.ts'
import { REASON_ICONS } from '#model/fields/icon-names.ts'

export const whyChooseUs = defineContent({
  collection: 'why_choose_us',
  labels: {
    en: { one: 'item', many: 'items', menu: 'Why-choose-us' },
    de: { one: 'Grund', many: 'Gründe', menu: 'Warum wir' },
  },
  title: 'title',
  saveWhenComplete: true,
  quietIfMissing: true,
  parts: [
    {
      heading: { en: 'How it appears', de: 'Wie es erscheint' },
      fields: ['delay'],
      folded: true,
    },
  ],
  messages: {
    en: {
      missingFields: { title: 'Error', description: 'Please fill in all required fields' },
      deleteFailed: { title: 'Error', description: 'Failed to delete the item.' },
      saveFailed: { title: 'Error', description: 'Failed to save item' },
    },
  },
  fields: {
    title: text({ en: 'Title', de: 'Titel' }, { required: true, column: 1, search: true }),
    icon: icon(
      { en: 'Icon', de: 'Symbol' },
      {
        column: 2,
        names: REASON_ICONS,
        initial: 'Trophy',
        fallback: 'Trophy',
      },
    ),
    description: longText(
      { en: 'Description', de: 'Beschreibung' },
      { required: true, column: 3, search: true },
    ),
    delay: integer(
      { en: 'Delay (ms)', de: 'Wartezeit (Tausendstelsekunden)' },
      {
        column: 4,
        max: 10_000,
        initial: 200,
        help: {
          en: 'How long it waits before it appears',
          de: 'Wartezeit vor dem Erscheinen',
        },
      },
    ),
  },
})
