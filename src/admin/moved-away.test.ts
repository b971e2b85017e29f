import { expect, test } from 'vitest'
import { movedAway } from '#admin/moved-away.ts'
import { faqs } from '#content/faqs/definition.ts'
import { priceSheets } from '#content/price_sheets/definition.ts'
import type { Content, ContentDefinition } from '#model/records/define-content.ts'
import { priceSheet, type SheetValues } from '#tests/support/samples/price-sheets.ts'

// A Friday.
const now = new Date('2026-11-27T12:00:00Z')
const MONDAY = '2026-11-30'

const sheets = (byId: Readonly<Record<string, SheetValues>>) =>
  Object.entries(byId).map(([id, values]) => ({
    ...priceSheet('B', values),
    ...{ id, created_at: null, updated_at: null },
  })) as unknown as readonly Content<ContentDefinition>[]

const old = { valid_from: '2025-01-01' }
const before = sheets({ old, car: {}, next: { valid_from: '2026-12-07' } })
const becomes = (byId: Readonly<Record<string, SheetValues>>) =>
  movedAway(priceSheets, before, sheets(byId), now)

test('a sheet in force that gets a later day is moved away, whatever else there is', () => {
  expect(becomes({ old, car: { valid_from: MONDAY } })).toEqual({ id: 'car', day: MONDAY })
  expect(becomes({ car: { valid_from: MONDAY } })).toEqual({ id: 'car', day: MONDAY })
})

test('one that stays in force, goes, or is not in force is not moved away', () => {
  expect(becomes({ old, car: { lesson: 6_600 } })).toBeUndefined()
  expect(becomes({ old, car: { valid_from: '2026-11-27' } })).toBeUndefined()
  expect(becomes({ old, car: { valid_from: MONDAY, is_shown: false } })).toBeUndefined()
  expect(becomes({ old })).toBeUndefined()
  expect(becomes({ old: { valid_from: MONDAY }, car: {} })).toBeUndefined()
  expect(becomes({ old, car: {}, next: { valid_from: '2027-01-01' } })).toBeUndefined()
})

test('one that was hidden until now takes nothing away', () => {
  const hidden = sheets({ car: { is_shown: false } })
  expect(movedAway(priceSheets, hidden, sheets({ car: { valid_from: MONDAY } }), now)).toBe(
    undefined,
  )
})

test('records without a succession are never moved away', () => {
  expect(movedAway(faqs, before, sheets({ car: { valid_from: MONDAY } }), now)).toBeUndefined()
})
