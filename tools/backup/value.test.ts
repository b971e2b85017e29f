import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { plainFields } from './plain-value.ts'
import { fromJson, toJson, type ProtocolValue } from './value.ts'

/** As a file would have it. */
const written = (value: ProtocolValue) => JSON.stringify(toJson(value))
const readAgain = (text: string) => fromJson(JSON.parse(text) as never)

describe('a stored value', () => {
  it.each<{ value: ProtocolValue; json: string }>([
    { value: { stringValue: '' }, json: '""' },
    { value: { booleanValue: false }, json: 'false' },
    { value: { nullValue: 'NULL_VALUE' }, json: 'null' },
    { value: { integerValue: '3' }, json: '3' },
    { value: { integerValue: '9007199254740993' }, json: '{"$integer":"9007199254740993"}' },
    { value: { doubleValue: 33.3 }, json: '33.3' },
    { value: { doubleValue: 3 }, json: '{"$double":"3"}' },
    { value: { doubleValue: -0 }, json: '{"$double":"-0"}' },
    { value: { doubleValue: NaN }, json: '{"$double":"NaN"}' },
    { value: { doubleValue: -Infinity }, json: '{"$double":"-Infinity"}' },
    { value: { doubleValue: 5e-324 }, json: '5e-324' },
    {
      value: { timestampValue: { seconds: '1767225600', nanos: 123_456_789 } },
      json: '{"$timestamp":"2026-01-01T00:00:00.123456789Z"}',
    },
    {
      value: { timestampValue: { seconds: '-1', nanos: 1 } },
      json: '{"$timestamp":"1969-12-31T23:59:59.000000001Z"}',
    },
    { value: { bytesValue: Buffer.from([0, 255]) }, json: '{"$bytes":"AP8="}' },
    { value: { referenceValue: 'projects/p/x' }, json: '{"$reference":"projects/p/x"}' },
    {
      value: { geoPointValue: { latitude: 50.9, longitude: 12 } },
      json: '{"$geoPoint":[50.9,{"$double":"12"}]}',
    },
    { value: { arrayValue: { values: [] } }, json: '[]' },
    { value: { arrayValue: { values: [{ stringValue: 'a' }] } }, json: '["a"]' },
    { value: { mapValue: { fields: {} } }, json: '{}' },
    {
      value: { mapValue: { fields: { b: { stringValue: 'x' }, a: { integerValue: '1' } } } },
      json: '{"a":1,"b":"x"}',
    },
    {
      value: { mapValue: { fields: { $double: { stringValue: '3' } } } },
      json: '{"$map":{"$double":"3"}}',
    },
  ])('is written as $json', ({ value, json }) => {
    expect(written(value)).toBe(json)
    expect(written(readAgain(json))).toBe(json)
  })

  it('whatever it is, comes back as it was', () => {
    fc.assert(
      fc.property(values, (value) => {
        expect(readAgain(written(value))).toEqual(value)
      }),
      { numRuns: 1000 },
    )
  })

  it('of a type that came later is not lost silently', () => {
    expect(() => toJson({ vectorValue: [1] } as never)).toThrow(/vectorValue/)
  })

  it.each([
    { json: { $timestamp: 'yesterday' } },
    { json: { $timestamp: '2026-13-01T00:00:00.000000000Z' } },
    { json: { $double: 'three' } },
    { json: { $double: '' } },
    { json: { $map: null } },
    { json: { $unknown: 1 } },
  ])('cannot be $json', ({ json }) => {
    expect(() => fromJson(json)).toThrow(/^(A value that backups|Not a)/)
  })
})

it('for the site’s reader, timestamps are dates and numbers are numbers', () => {
  const fields = { at: { $timestamp: '2026-01-01T00:00:00.123456789Z' }, x: { $double: '3' } }
  expect(plainFields({ ...fields, list: [{ $map: { $double: 'x' } }], none: null })).toEqual({
    at: new Date('2026-01-01T00:00:00.123Z'),
    x: 3,
    list: [{ $double: 'x' }],
    none: null,
  })
})

const { values } = fc.letrec<{ values: ProtocolValue }>((again) => ({
  values: fc.oneof(
    { maxDepth: 3 },
    fc.string({ unit: 'binary' }).map((stringValue) => ({ stringValue })),
    fc.boolean().map((booleanValue) => ({ booleanValue })),
    fc.constant({ nullValue: 'NULL_VALUE' }),
    fc
      .bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n })
      .map((whole) => ({ integerValue: String(whole) })),
    fc.maxSafeInteger().map((whole) => ({ integerValue: String(whole) })),
    fc.double().map((doubleValue) => ({ doubleValue })),
    fc.integer().map((doubleValue) => ({ doubleValue })),
    fc
      .tuple(
        fc.integer({ min: -62_135_596_800, max: 253_402_300_799 }),
        fc.nat({ max: 999_999_999 }),
      )
      .map(([seconds, nanos]) => ({ timestampValue: { seconds: String(seconds), nanos } })),
    fc.uint8Array().map((bytes) => ({ bytesValue: Buffer.from(bytes) })),
    fc
      .record({ latitude: fc.double({ noNaN: true }), longitude: fc.double({ noNaN: true }) })
      .map((geoPointValue) => ({ geoPointValue })),
    fc.array(again('values'), { maxLength: 4 }).map((list) => ({ arrayValue: { values: list } })),
    fc
      .dictionary(fc.oneof(fc.string(), fc.constantFrom('$double', '$map')), again('values'), {
        maxKeys: 4,
      })
      .map((fields) => ({ mapValue: { fields: { ...fields } } })),
  ),
}))
