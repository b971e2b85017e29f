import { expect, it } from 'vitest'
import { defineContent } from '#model/records/define-content.ts'
import { integer, text } from '#model/fields/fields.ts'
import { inOrder } from '#model/records/order.ts'

const notes = (order: { by: 'title' | 'rank' | 'created_at'; direction: 'asc' | 'desc' }) =>
  defineContent({
    collection: 'notes',
    labels: {
      en: { one: 'note', many: 'notes' },
      de: { one: 'Notiz', many: 'Notizen' },
    },
    title: 'title',
    order,
    fields: {
      title: text({ en: 'Title', de: 'Titel' }),
      rank: integer({ en: 'Rank', de: 'Rang' }),
    },
  })
const record = (id: string, title: string, rank: number, day?: number) => ({
  ...{ id, title, rank },
  created_at: day === undefined ? null : new Date(2026, 0, day),
  updated_at: null,
})
const records = [record('a', 'Zwei', 10, 2), record('b', 'Eins', 9), record('c', 'Drei', 9, 1)]

it.each([
  ['title', 'asc', 'cba'],
  ['title', 'desc', 'abc'],
  ['rank', 'asc', 'bca'],
  ['rank', 'desc', 'acb'],
  // Records that lack the time come last, whichever way.
  ['created_at', 'asc', 'cab'],
  ['created_at', 'desc', 'acb'],
] as const)('records by %s, %s', (by, direction, expected) => {
  const sorted = inOrder(notes({ by, direction }), records)
  expect(sorted.map(({ id }) => id).join('')).toBe(expected)
})
