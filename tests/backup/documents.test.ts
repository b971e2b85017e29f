import fc from 'fast-check'
import { expect, it } from 'vitest'
import { ELSEWHERE, emptyPlace } from '#tests/support/backup-places.ts'
import { fieldsFromJson, fieldsToJson, type Fields, type Json } from '#tools/backup/value.ts'

const names = fc.string({
  unit: fc.constantFrom('a', 'b', '$', '.', '`', ' ', 'ü', '🚗'),
  minLength: 1,
  maxLength: 4,
})
/** Timestamps are kept to the microsecond by Firestore itself. */
const timestamps = fc
  .date({ min: new Date('0001-01-01'), max: new Date('9999-12-31'), noInvalidDate: true })
  .map((date) => ({ $timestamp: date.toISOString().replace('Z', '456000Z') }))
const doubles = fc.oneof(
  fc.double({ noInteger: true, noNaN: true, noDefaultInfinity: true }),
  fc
    .constantFrom('-0', '0', '3', '-7', '1e+300', 'NaN', 'Infinity', '-Infinity')
    .map(($double) => ({ $double })),
)
const { values } = fc.letrec<{ values: Json }>((again) => ({
  values: fc.oneof(
    { maxDepth: 3 },
    fc.string({ unit: 'grapheme' }),
    fc.constantFrom(null, true, false, [], {}),
    fc.maxSafeInteger(),
    fc
      .constantFrom('9223372036854775807', '-9223372036854775808')
      .map(($integer) => ({ $integer })),
    doubles,
    timestamps,
    fc.dictionary(names, again('values'), { minKeys: 2, maxKeys: 3 }).map((map) => ({ ...map })),
    // Firestore has no lists in lists.
    fc.array(
      again('values').filter((value) => !Array.isArray(value)),
      { maxLength: 3 },
    ),
  ),
}))
const contents = fc
  .dictionary(names, values, { maxKeys: 6 })
  .map((fields): Fields => fieldsToJson(fieldsFromJson({ ...fields })))

it('whatever the store is given, it is read as it was written', async () => {
  const { documents } = await emptyPlace(ELSEWHERE)
  await fc.assert(
    fc.asyncProperty(fc.array(contents, { minLength: 20, maxLength: 20 }), async (made) => {
      await documents.write(
        made.map((fields, index) => ({ collection: 'faqs', id: `f${index + 10}`, fields })),
      )
      const { faqs = {} } = await documents.read(['faqs'])
      expect(JSON.stringify(Object.values(faqs))).toBe(JSON.stringify(made))
    }),
    { numRuns: 25 },
  )
}, 60_000)

it('more than one commit can take is written in several, and read as a whole', async () => {
  const { documents } = await emptyPlace(ELSEWHERE)
  const text = 'x'.repeat(900_000)
  const ids = Array.from({ length: 15 }, (_, index) => `big${index + 10}`)
  await documents.write(ids.map((id) => ({ collection: 'faqs', id, fields: { text } })))
  expect(Object.keys((await documents.read(['faqs']))['faqs'] ?? {})).toEqual(ids)
  await documents.write(ids.map((id) => ({ collection: 'faqs', id, fields: undefined })))
  expect(await documents.read(['faqs'])).toEqual({ faqs: {} })
}, 60_000)
