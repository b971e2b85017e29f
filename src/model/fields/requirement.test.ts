import { describe, expect, it } from 'vitest'
import { decode } from '#model/records/decode.ts'
import { defineContent } from '#model/records/define-content.ts'
import { amount } from '#model/fields/extra-fields.ts'
import { choice, flag } from '#model/fields/fields.ts'

const label = { en: 'Field', de: 'Feld' }
const sheets = defineContent({
  collection: 'sheets',
  labels: {
    en: { one: 'sheet', many: 'sheets' },
    de: { one: 'Blatt', many: 'Blätter' },
  },
  title: 'kind',
  order: { by: 'kind', direction: 'asc' },
  publicWhen: 'shown',
  requirements: [{ shown: 'shown', choice: 'kind', oneOf: ['car'], needs: ['lesson'] }],
  fields: {
    kind: choice(label, { values: ['car', 'bike'], words: { car: label, bike: label } }),
    shown: flag(label),
    lesson: amount(label),
  },
})
const sheet = { kind: 'car', shown: true, lesson: null }

describe('a record that lacks what it needs', () => {
  it('is refused, with the field that is missing', () => {
    expect(decode(sheets, 'a', sheet)).toMatchObject({
      ok: false,
      broken: { problems: { lesson: { problem: 'incomplete' } } },
    })
  })

  it('is the same without the field', () => {
    expect(decode(sheets, 'a', { kind: 'car', shown: true })).toMatchObject({
      ok: false,
    })
  })

  it.each([
    { desc: 'with it', change: { lesson: 0 } },
    { desc: 'that is not shown', change: { shown: false } },
    { desc: 'of another kind', change: { kind: 'bike' } },
  ])('is as good as any $desc', ({ change }) => {
    expect(decode(sheets, 'a', { ...sheet, ...change })).toMatchObject({ ok: true })
  })
})
