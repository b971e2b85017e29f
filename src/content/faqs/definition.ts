import { defineContent } from '#model/define-content.ts'
import { flag, integer, longText, text } from '#model/fields.ts'

export const faqs = defineContent({
  collection: 'faqs',
  labels: { one: 'FAQ', many: 'FAQs' },
  title: 'question',
  order: { by: 'order_index', direction: 'asc' },
  icon: 'CircleQuestionMark',
  dashboard: ['count', 'add'],
  publicWhen: 'is_active',
  messages: {
    saveFailed: { title: 'Error', description: 'Failed to save FAQ. Please try again.' },
  },
  fields: {
    question: text('Question', { required: true, max: 300, column: 2, search: true }),
    answer: longText('Answer', { required: true, column: 3, search: true }),
    order_index: integer('Order', { column: 1 }),
    is_active: flag('Status', { initial: true, column: 4, words: ['Active', 'Inactive'] }),
  },
})
