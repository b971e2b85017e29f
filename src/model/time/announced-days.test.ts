import { expect, test } from 'vitest'
import { announcedDays } from '#model/time/announced-days.ts'

const week_hours = [...Array<string>(5).fill('08:00-18:00'), '', '']
const holidays = '2026-12-24/2027-01-02|closed|Betriebsferien'
const announced = (today: string, special_hours: string[] = [holidays], closed = false) =>
  announcedDays({ week_hours, closed_on_holidays: closed, special_hours }, today).map(
    ({ from, to, reason }) => `${from}/${to} ${reason}`,
  )
const wanted = ['2026-12-24/2027-01-02 Betriebsferien']

test.each([
  { today: '2026-11-25', want: [] },
  { today: '2026-11-26', want: wanted },
  { today: '2026-12-23', want: wanted },
  { today: '2027-01-01', want: ['2027-01-01/2027-01-02 Betriebsferien'] },
  { today: '2027-01-03', want: [] },
])('holidays are told four weeks ahead, to their end: $today', ({ today, want }) => {
  expect(announced(today)).toEqual(want)
})

test('public holidays are told, but not those on which the school is closed anyway', () => {
  // New Year is a Friday; the second day of Christmas a Saturday.
  expect(announced('2026-12-20', [], true)).toEqual([
    '2026-12-25/2026-12-25 1. Weihnachtstag',
    '2027-01-01/2027-01-01 Neujahr',
  ])
})

test('other times are told, too', () => {
  const short = '2026-12-23/2026-12-23|08:00-12:00|Weihnachtsfeier'
  expect(announced('2026-12-20', [short])).toEqual(['2026-12-23/2026-12-23 Weihnachtsfeier'])
})
