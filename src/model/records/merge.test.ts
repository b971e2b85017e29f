import { expect, it } from 'vitest'
import { priceSheets } from '#content/price_sheets/definition.ts'
import { decided, merge } from '#model/records/merge.ts'
import { priceSheet, type SheetValues } from '#tests/support/samples/price-sheets.ts'

/** What is left to say of a hidden sheet, once Anna has taken all that Berta has stored. */
function problemsAfter(opened: SheetValues, anna: SheetValues, berta: SheetValues) {
  const sheet = priceSheet('B', opened)
  const [stored, values] = [
    { ...sheet, ...berta },
    { ...sheet, ...anna },
  ]
  const { conflicts } = merge(priceSheets, stored, sheet, values)
  const all = conflicts.map(({ field }) => [field, 'theirs'] as const)
  const attempt = { opened: sheet, values, aside: undefined }
  const next = decided(attempt, conflicts, Object.fromEntries(all))
  const again = merge(priceSheets, stored, next.opened, next.values)
  expect(again.conflicts).toEqual([])
  return Object.entries(again.problems).map(([field, { problem }]) => `${field}: ${problem}`)
}

it('says what is missing where a decision leaves a record that is shown incomplete', () => {
  const [hidden, shown] = [{ is_shown: false }, { is_shown: true }]
  const emptied = { theory_test: null }
  expect(problemsAfter(hidden, shown, emptied)).toEqual(['theory_test: incomplete'])
  expect(problemsAfter(hidden, emptied, shown)).toEqual(['theory_test: incomplete'])
  // Hidden by Berta as well, which Anna's form does not know.
  expect(problemsAfter(shown, { theory_test: 9_900 }, { ...emptied, ...hidden })).toEqual([])
})
