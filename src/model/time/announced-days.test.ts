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

test.each([
  { special: ['2026-12-01/2027-06-30|closed|Umbau'], want: '2027-06-30' },
  { special: ['2026-12-01/2099-12-31|closed|Umbau', '/|closed|'], want: '2099-12-31' },
  // Followed by days like it; interrupted by others.
  {
    special: ['2026-12-01/2027-06-30|closed|Umbau', '2027-07-01/2027-08-31|closed|Umbau'],
    want: '2027-08-31',
  },
  {
    special: ['2026-12-01/2027-06-30|closed|Umbau', '2027-04-01/2027-04-01|08:00-12:00|'],
    want: '2027-03-31',
  },
])('a long closure is told to its last day: $want', ({ special, want }) => {
  expect(announced('2026-11-25', special, true)).toEqual([`2026-12-01/${want} Umbau`])
})

test('a public holiday four weeks ahead is one day, whatever comes later', () => {
  expect(announced('2026-11-27', ['2027-07-01/2027-07-02|closed|'], true)).toEqual([
    '2026-12-25/2026-12-25 1.\u00a0Weihnachtstag',
  ])
})

test('public holidays are told, but not those on which the school is closed anyway', () => {
  // New Year is a Friday; the second day of Christmas a Saturday.
  expect(announced('2026-12-20', [], true)).toEqual([
    '2026-12-25/2026-12-25 1.\u00a0Weihnachtstag',
    '2027-01-01/2027-01-01 Neujahr',
  ])
})

test('other times are told, too', () => {
  const short = '2026-12-23/2026-12-23|08:00-12:00|Weihnachtsfeier'
  expect(announced('2026-12-20', [short])).toEqual(['2026-12-23/2026-12-23 Weihnachtsfeier'])
})
