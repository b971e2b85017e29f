import { defineContent, type Content } from '#model/records/define-content.ts'
import { integer, longText, shownFlag, text } from '#model/fields/fields.ts'

export const faqs = defineContent({
  collection: 'faqs',
  labels: {
    en: { one: 'FAQ', many: 'FAQs' },
    de: { one: 'Frage', many: 'Fragen', menu: 'Häufige Fragen' },
  },
  title: 'question',
  order: { by: 'order_index', direction: 'asc' },
  dashboard: ['count', 'add'],
  publicWhen: 'is_active',
  messages: {
    en: { saveFailed: { title: 'Error', description: 'Failed to save FAQ. Please try again.' } },
  },
  fields: {
    question: text(
      { en: 'Question', de: 'Frage' },
      { required: true, max: 300, column: 2, search: true },
    ),
    answer: longText({ en: 'Answer', de: 'Antwort' }, { required: true, column: 3, search: true }),
    order_index: integer(
      { en: 'Order', de: 'Reihenfolge' },
      {
        column: 1,
        formLabel: {
          en: 'Position in the list, lowest first',
          de: 'Position in der Liste, kleinste zuerst',
        },
      },
    ),
    is_active: shownFlag(4, [
      { en: 'Active', de: 'Aktiv' },
      { en: 'Inactive', de: 'Inaktiv' },
    ]),
  },
})

export type Faq = Content<typeof faqs>
