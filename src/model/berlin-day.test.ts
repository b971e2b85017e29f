import { describe, expect, it } from 'vitest'
import { berlinDay, nextBerlinDay } from '#model/berlin-day.ts'

describe('the day in Germany', () => {
  it.each([
    // Winter: an hour ahead of UTC.
    ['2026-12-31T22:59:59.999Z', '2026-12-31'],
    ['2026-12-31T23:00:00.000Z', '2027-01-01'],
    // Summer: two hours ahead.
    ['2026-07-01T21:59:59.999Z', '2026-07-01'],
    ['2026-07-01T22:00:00.000Z', '2026-07-02'],
    // Clocks go forward on March 29, 2026, at 01:00 UTC: the day began in winter and ends in summer.
    ['2026-03-28T23:00:00.000Z', '2026-03-29'],
    ['2026-03-29T21:59:59.999Z', '2026-03-29'],
    ['2026-03-29T22:00:00.000Z', '2026-03-30'],
    // And back on October 25, 2026.
    ['2026-10-24T22:00:00.000Z', '2026-10-25'],
    ['2026-10-25T22:59:59.999Z', '2026-10-25'],
    ['2026-10-25T23:00:00.000Z', '2026-10-26'],
    ['2028-02-28T23:30:00.000Z', '2028-02-29'],
  ])('at %s is %s', (at, day) => {
    expect(berlinDay(new Date(at))).toBe(day)
  })
})

describe('the next day', () => {
  it.each([
    { desc: 'in winter', at: '2026-11-24T12:34:56Z', begins: '2026-11-24T23:00:00Z' },
    { desc: 'in summer', at: '2026-07-01T12:34:56Z', begins: '2026-07-01T22:00:00Z' },
    { desc: 'from its own beginning', at: '2026-11-24T23:00:00Z', begins: '2026-11-25T23:00:00Z' },
    { desc: 'a moment before', at: '2026-11-24T22:59:59.999Z', begins: '2026-11-24T23:00:00Z' },
    { desc: 'after 23 hours', at: '2026-03-28T23:00:00Z', begins: '2026-03-29T22:00:00Z' },
    { desc: 'after 25 hours', at: '2026-10-24T22:00:00Z', begins: '2026-10-25T23:00:00Z' },
  ])('begins $desc', ({ at, begins }) => {
    expect(nextBerlinDay(new Date(at))).toEqual(new Date(begins))
  })
})
