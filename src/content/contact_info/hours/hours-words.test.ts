import fc from 'fast-check'
import { expect, it } from 'vitest'
import { readHours } from '#model/fields/hours-text.ts'
import { isDayHours } from '#model/time/week.ts'
import { announcement, weekLines } from './hours-words.ts'

it.each([
  [
    [...Array<string>(5).fill('08:00-20:00'), '09:00-17:00', ''],
    ['Montag–Freitag: 8–20 Uhr', 'Samstag: 9–17 Uhr', 'Sonntag: geschlossen'],
  ],
  [
    ['08:30-12:00 13:00-18:00', '', '09:00-10:00 11:00-12:00 20:00-23:59', '', '', '', ''],
    [
      'Montag: 8:30–12 und 13–18 Uhr',
      'Dienstag: geschlossen',
      'Mittwoch: 9–10, 11–12 und 20–24 Uhr',
      'Donnerstag–Sonntag: geschlossen',
    ],
  ],
  [Array<string>(7).fill('10:00-11:00'), ['Montag–Sonntag: 10–11 Uhr']],
  [[], []],
])('a week is read in lines', (week, lines) => {
  expect(weekLines(week)).toEqual(lines)
})

it('is what the form reads back from its lines', () => {
  const hours = fc
    .subarray(['00:00', '08:00', '08:30', '12:00', '12:05', '18:45', '23:59'])
    .map((times) => times.slice(0, times.length - (times.length % 2)))
    .map((times) => times.join('-').replaceAll(/(-[^-]+)-/g, '$1 '))
    .filter(isDayHours)
  fc.assert(
    fc.property(fc.array(hours, { minLength: 7, maxLength: 7 }), (week) => {
      expect(readHours(weekLines(week).join('\n'))).toEqual({ week, unread: [] })
    }),
  )
})

it.each([
  ['2026-12-24', '2026-12-24', '24.12.'],
  ['2026-12-24', '2027-01-03', '24.12.–3.1.'],
  ['2026-12-24', '2027-12-23', '24.12.–23.12.'],
  ['2026-12-24', '2027-12-24', '24.12.2026–24.12.2027'],
  ['2026-12-24', '2028-01-03', '24.12.2026–3.1.2028'],
])('days that differ from %s to %s are told as %s', (from, to, days) => {
  const closed = { from, to, spans: [], reason: 'Umbau', isSpecial: true }
  expect(announcement(closed)).toBe(`${days} geschlossen: Umbau`)
})
