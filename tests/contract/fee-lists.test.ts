import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { priceSheets } from '#content/price_sheets/definition.ts'
import { feeFields, feeRequirements } from '#content/price_sheets/fee-fields.ts'
import type { FeeList } from '#content/price_sheets/fee-list.ts'
import { feeLists } from '#content/price_sheets/fee-lists.ts'
import { decode } from '#model/decode.ts'
import { defineContent, type ContentDefinition } from '#model/define-content.ts'
import type { Fields } from '#model/fields.ts'
import { priceSheet } from '#tests/support/price-sheets.ts'
import { withShapes } from '#tools/rules/generate.ts'

/** An invention: no law says so. */
const invented: FeeList = {
  ...{ from: '2030-01-01', source: 'invented', starts: [] },
  items: [
    {
      ...{ id: 'simulator', classes: ['B'], count: 'chosen' },
      words: { en: 'Simulator', de: 'Simulator' },
    },
    {
      ...{ id: 'lesson', classes: ['B'], count: 'lessons' },
      words: { en: 'Lesson', de: 'Stunde' },
    },
  ],
}
const lists = [...feeLists, invented]
const { licence_class, valid_from, is_shown } = priceSheets.fields
const fields: Fields = { licence_class, valid_from, is_shown, ...feeFields(lists) }
const sheets = defineContent({
  ...(priceSheets as ContentDefinition),
  fields,
  requirements: feeRequirements(lists, {
    shown: 'is_shown',
    licenceClass: 'licence_class',
    validFrom: 'valid_from',
  }),
})

it('a changed law is a list more: the form, the schema and the rules follow', () => {
  const withoutBasicFee = priceSheet('B', { basic_fee: null })
  const accepts = (values: object) => decode(sheets, 'b', { ...values }).ok
  expect(accepts({ ...priceSheet('B'), valid_from: '2029-12-31' })).toBe(true)
  expect(accepts({ ...withoutBasicFee, valid_from: '2029-12-31' })).toBe(false)
  expect(accepts({ ...priceSheet('B'), valid_from: '2030-01-01' })).toBe(false)
  expect(accepts({ ...withoutBasicFee, valid_from: '2030-01-01', simulator: 2_500 })).toBe(true)

  const rules = withShapes(readFileSync('firestore.rules', 'utf8'), [sheets])
  expect(rules).toContain("record.get('valid_from', '') < '2030-01-01'")
  expect(rules).toContain("record.get('valid_from', '') >= '2030-01-01'")
  expect(rules).toContain("given(record, 'simulator')")
})

it('the lists stand in the order of their days, and every fee is asked for or optional once', () => {
  const days = feeLists.map(({ from }) => from)
  expect(days).toEqual(days.toSorted())
  for (const { items } of feeLists) {
    const ids = items.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
  }
})
