import fc from 'fast-check'
import { GeoPoint, Timestamp } from 'firebase-admin/firestore'
import { expect, it } from 'vitest'
import { fromJson, toJson } from './json.ts'

const written = (value: unknown) => JSON.stringify(toJson(value, 'faqs/a'))

it('is plain and sorted, but for timestamps, which keep their nanoseconds', () => {
  const at = new Timestamp(1_767_225_600, 123_456_789)
  const long_ago = new Timestamp(-1, 1)
  expect(written({ b: [at, null], a: { d: 33.3, c: 'x' }, long_ago })).toBe(
    '{"a":{"c":"x","d":33.3},"b":[{"$timestamp":"2026-01-01T00:00:00.123456789Z"},null],"long_ago":{"$timestamp":"1969-12-31T23:59:59.000000001Z"}}',
  )
})

const { values } = fc.letrec<{ values: unknown }>((again) => ({
  values: fc.oneof(
    { maxDepth: 3 },
    fc.string({ unit: 'binary' }),
    fc.constantFrom(null, true, false),
    fc.double({ noNaN: true, noDefaultInfinity: true }).filter((value) => !Object.is(value, -0)),
    fc
      .tuple(
        fc.integer({ min: -62_135_596_800, max: 253_402_300_799 }),
        fc.nat({ max: 999_999_999 }),
      )
      .map(([seconds, nanoseconds]) => new Timestamp(seconds, nanoseconds)),
    fc.array(again('values'), { maxLength: 4 }),
    fc.dictionary(fc.string(), again('values'), { maxKeys: 4, noNullPrototype: true }),
  ),
}))

it('comes back as it was, whatever it is', () => {
  fc.assert(
    fc.property(values, (value) => {
      expect(fromJson(written(value))).toEqual(value)
    }),
    { numRuns: 1000 },
  )
})

it.each([
  { value: { list: [NaN] }, path: 'faqs/a.list[0]' },
  { value: new GeoPoint(50.9, 12), path: 'faqs/a' },
  { value: { at: { $timestamp: 'of a text' } }, path: 'faqs/a.at' },
])('a value that JSON would lose is not lost silently: $path', ({ value, path }) => {
  expect(() => written(value)).toThrow(`${path} is of a type that backups do not know`)
})
