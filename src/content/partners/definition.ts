import { defineContent, type Content } from '#model/records/define-content.ts'
import { longText, optionalImage, text } from '#model/fields/fields.ts'

export const partners = defineContent({
  collection: 'partners',
  labels: {
    en: { one: 'partner', many: 'partners' },
    de: { one: 'Partner', many: 'Partner' },
  },
  title: 'name',
  saveWhenComplete: true,
  quietIfMissing: true,
  messages: {
    en: {
      missingFields: { title: 'Error', description: 'Please fill in all required fields' },
      deleteFailed: { title: 'Error', description: 'Failed to delete the partner.' },
      saveFailed: { title: 'Error', description: 'Failed to save partner' },
    },
  },
  fields: {
    name: text({ en: 'Name', de: 'Name' }, { required: true, column: 1, search: true }),
    logo: optionalImage({ en: 'Logo', de: 'Logo' }, { column: 2, typed: true }),
    description: longText(
      { en: 'Description', de: 'Beschreibung' },
      { required: true, column: 3, search: true },
    ),
  },
})

export type Partner = Content<typeof partners>
