import { describe, expect, it } from 'vitest'
import { berlinDay } from '#model/time/berlin-time.ts'
import { allSheets, currentSheets } from './current-sheets.ts'

const sheet = (id: string, licence_class: string, valid_from: string) => ({
  ...{ id, licence_class, valid_from },
})
const sheets = [
  sheet('a-2027', 'A', '2027-01-01'),
  sheet('b-summer', 'B', '2026-07-01'),
  sheet('b-2026', 'B', '2026-01-01'),
  sheet('b-2027', 'B', '2027-01-01'),
  sheet('b197-2026', 'B197', '2026-01-01'),
]
const ids = (found: readonly { id: string }[]) => found.map(({ id }) => id).join(' ')

describe('the sheets that are valid', () => {
  it.each([
    { at: '2025-12-31T22:59:59Z', want: '' },
    { at: '2025-12-31T23:00:00Z', want: 'b-2026 b197-2026' },
    // In summer, midnight is at ten in the evening UTC.
    { at: '2026-06-30T21:59:59Z', want: 'b-2026 b197-2026' },
    { at: '2026-06-30T22:00:00Z', want: 'b-summer b197-2026' },
    { at: '2026-12-31T22:59:59Z', want: 'b-summer b197-2026' },
    { at: '2026-12-31T23:00:00Z', want: 'b-2027 b197-2026 a-2027' },
  ])('at $at are: $want', ({ at, want }) => {
    expect(ids(currentSheets(sheets, berlinDay(new Date(at))))).toBe(want)
  })

  it('are the first in staff’s order where two begin on the same day', () => {
    const twice = [sheet('first', 'B', '2026-01-01'), sheet('second', 'B', '2026-01-01')]
    expect(ids(currentSheets(twice, '2026-01-01'))).toBe('first')
    expect(ids(currentSheets(twice.toReversed(), '2026-01-01'))).toBe('second')
  })
})

it('all sheets stand by class and day', () => {
  expect(ids(allSheets(sheets))).toBe('b-2026 b-summer b-2027 b197-2026 a-2027')
})
