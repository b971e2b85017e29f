import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { amount } from '#model/fields/extra-fields.ts'
import { problem } from '#model/fields/problem.ts'
import { amountText, parsedAmount } from './amount.ts'

describe('an amount as it is typed', () => {
  it.each([
    ['59', 5_900],
    ['59,9', 5_990],
    ['59.90', 5_990],
    ['0,05', 5],
    ['1.234,50', 123_450],
    ['1,234.50', 123_450],
    ['1 234 567', 123_456_700],
    ['1.234', 123_400],
    [' 59,- ', 5_900],
    ['59 €', 5_900],
    ['€59', 5_900],
    ['59,–', 5_900],
    ['59,—', 5_900],
    ['59,--', 5_900],
    ['59,00 EUR', 5_900],
    ['EUR 59', 5_900],
    ['59 Euro', 5_900],
    ['1\u00a0234,50', 123_450],
    ['1\u202f234,50', 123_450],
    ['1’234.50', 123_450],
    ['', null],
    [' € ', null],
  ])('"%s" is %s cents', (typed, cents) => expect(parsedAmount(typed)).toBe(cents))

  it.each([
    '-5',
    '5,123',
    '12,34,5',
    '1.23.456',
    'fünfzig',
    '1.234.56',
    '5 5',
    ',5',
    '5,',
    '--',
    '1.2345',
    '5 9,90',
    '59,90€/h',
    '−5',
    '59 CHF',
  ])('"%s" is none', (typed) => expect(parsedAmount(typed)).toBeNaN())

  it('is what was shown, in both languages', () => {
    fc.assert(
      fc.property(
        fc.nat(100_000_000),
        fc.constantFrom('de' as const, 'en' as const),
        (cents, language) => {
          expect(parsedAmount(amountText(cents, language))).toBe(cents)
        },
      ),
    )
  })
})

it('what is no amount is said to be none, also where nothing stood before', () => {
  const { schema } = amount({ en: 'Fee', de: 'Gebühr' })
  expect(() => schema.validateSync(NaN)).toThrow(
    expect.objectContaining({ message: problem('noAmount') }),
  )
})
