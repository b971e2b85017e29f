import { describe, expect, it } from 'vitest'
import type { Lesson } from './definition.ts'
import { fallingOut, nextFirst, occurrencesOf, upcoming } from './occurrences.ts'
import { closedDays } from '#model/time/hours-on.ts'
import { berlinInstant } from '#model/time/berlin-time.ts'
import { aLesson } from '#tests/support/samples/lessons.ts'

const open = () => false

interface Case {
  readonly desc: string
  readonly lesson?: Partial<Lesson>
  /** In UTC. */
  readonly from: string
  readonly to: string
  readonly days: readonly string[]
}

// Worked out on the calendars of 2026 and 2027: 3 November 2026 is a Tuesday. Summer time begins on
// 29 March 2026 and 28 March 2027 and ends on 25 October 2026 (directive 2000/84/EC).
const cases: readonly Case[] = [
  {
    desc: 'a series takes place every week',
    from: '2026-11-01T00:00Z',
    to: '2026-12-01T00:00Z',
    days: ['2026-11-03', '2026-11-10', '2026-11-17', '2026-11-24'],
  },
  {
    desc: 'or every second one, counted from the first',
    lesson: { repeats: 'fortnightly' },
    from: '2026-11-15T00:00Z',
    to: '2026-12-20T00:00Z',
    days: ['2026-11-17', '2026-12-01', '2026-12-15'],
  },
  {
    desc: 'a single date takes place once, whatever ends or excepts a series',
    lesson: { repeats: 'once', until: '2026-01-01' },
    from: '2026-11-01T00:00Z',
    to: '2027-11-01T00:00Z',
    days: ['2026-11-03'],
  },
  {
    desc: 'not on the days that are excepted, nor after the last one',
    lesson: { exceptions: ['2026-12-22', '2026-12-29', '2027-01-05'], until: '2027-01-19' },
    from: '2026-12-10T00:00Z',
    to: '2027-03-01T00:00Z',
    days: ['2026-12-15', '2027-01-12', '2027-01-19'],
  },
  {
    desc: 'a single date that is called off does not take place',
    lesson: { repeats: 'once', exceptions: ['2026-11-03'] },
    from: '2026-11-01T00:00Z',
    to: '2026-12-01T00:00Z',
    days: [],
  },
  {
    desc: 'a series that ends before it begins takes place never',
    lesson: { until: '2026-11-02' },
    from: '2026-11-01T00:00Z',
    to: '2026-12-01T00:00Z',
    days: [],
  },
  {
    desc: 'through the week in which summer time begins',
    lesson: { date: '2026-03-22' },
    from: '2026-03-20T00:00Z',
    to: '2026-04-10T00:00Z',
    days: ['2026-03-22', '2026-03-29', '2026-04-05'],
  },
  {
    desc: 'through the week in which it ends',
    lesson: { date: '2026-10-18' },
    from: '2026-10-16T00:00Z',
    to: '2026-11-05T00:00Z',
    days: ['2026-10-18', '2026-10-25', '2026-11-01'],
  },
  {
    desc: 'on the last day of February of a leap year',
    lesson: { date: '2028-02-22' },
    from: '2028-02-20T00:00Z',
    to: '2028-03-08T00:00Z',
    days: ['2028-02-22', '2028-02-29', '2028-03-07'],
  },
  {
    desc: 'it is not over one minute before its end, 19:30 in winter',
    from: '2026-11-24T18:29Z',
    to: '2026-11-25T00:00Z',
    days: ['2026-11-24'],
  },
  {
    desc: 'and over at its end',
    from: '2026-11-24T18:30Z',
    to: '2026-11-25T00:00Z',
    days: [],
  },
  {
    desc: 'in summer its end is an hour earlier in UTC',
    lesson: { date: '2026-07-07' },
    from: '2026-07-07T17:30Z',
    to: '2026-07-08T00:00Z',
    days: [],
  },
  {
    desc: 'one with an open end is over when it begins',
    lesson: { end_time: '' },
    from: '2026-11-24T17:00Z',
    to: '2026-11-25T00:00Z',
    days: [],
  },
  {
    desc: 'so is one whose stored end is before its beginning',
    lesson: { end_time: '17:00' },
    from: '2026-11-24T16:59Z',
    to: '2026-11-25T00:00Z',
    days: ['2026-11-24'],
  },
  {
    desc: 'one that begins when the time is over is not among them',
    from: '2026-11-20T00:00Z',
    to: '2026-11-24T17:00Z',
    days: [],
  },
]

describe('the times of a lesson', () => {
  it.each(cases)('$desc', ({ lesson, from, to, days }) => {
    const found = occurrencesOf(aLesson(lesson), new Date(from), new Date(to), open)
    expect(found.map(({ day }) => day)).toEqual(days)
  })

  it('are the same on German clocks before and after they change', () => {
    const sunday = aLesson({ date: '2026-03-22' })
    const found = occurrencesOf(sunday, new Date('2026-03-20'), new Date('2026-03-30'), open)
    expect(found.map(({ day, begin }) => berlinInstant(day, begin).toISOString())).toEqual([
      '2026-03-22T17:00:00.000Z',
      '2026-03-29T16:00:00.000Z',
    ])
  })
})

it('a series does not take place while the school is closed, a single date does', () => {
  const isClosed = closedDays({
    week_hours: [],
    closed_on_holidays: true,
    special_hours: [
      '2026-12-24/2027-01-02|closed|Betriebsferien',
      '2026-12-18/2026-12-18|10:00-12:00|',
    ],
  })
  const now = new Date('2026-11-26T12:00Z')
  const series = aLesson({ date: '2026-11-06' })
  const course = aLesson({ id: 'course', repeats: 'once', date: '2026-12-28' })
  expect(upcoming([series, course], now, isClosed).map(({ day }) => day)).toEqual([
    ...['2026-11-27', '2026-12-04', '2026-12-11', '2026-12-18', '2026-12-28'],
    ...['2027-01-08', '2027-01-15'],
  ])
  // The third is Good Friday.
  const days = ['2026-12-25', '2027-01-01', '2027-03-26']
  expect(fallingOut(series, now, isClosed)).toEqual(days)
  expect(fallingOut(course, now, isClosed)).toEqual([])
  expect(fallingOut(aLesson({ date: '' }), now, isClosed)).toEqual([])
})

describe('what is shown', () => {
  const now = new Date('2026-11-24T12:00Z')

  it('comes by time, series for eight weeks and single dates for a year', () => {
    const course = aLesson({ id: 'kurs', repeats: 'once', date: '2027-07-05', start_time: '09:00' })
    const early = aLesson({ id: 'frueh', repeats: 'once', date: '2026-12-01', start_time: '08:00' })
    const shown = upcoming([course, aLesson(), early], now, open)
    expect(shown.slice(0, 3).map(({ lesson, day }) => `${day} ${lesson.id}`)).toEqual([
      '2026-11-24 theorie',
      '2026-12-01 frueh',
      '2026-12-01 theorie',
    ])
    expect(shown.filter(({ lesson }) => lesson.id === 'theorie')).toHaveLength(8)
    expect(shown.at(-1)?.lesson).toBe(course)
  })

  it('is nothing once all is past', () => {
    expect(upcoming([aLesson({ until: '2026-11-17' })], now, open)).toEqual([])
  })
})

it('puts what comes next first for staff, and what is past last', () => {
  const once = (id: string, date: string) => aLesson({ id, date, repeats: 'once' })
  const stored = [
    ...[once('lange-her', '2025-01-07'), once('vorbei', '2026-11-20')],
    ...[once('kurs', '2026-12-05'), aLesson(), once('morgen', '2026-11-25')],
  ]
  const sorted = nextFirst(stored, new Date('2026-11-24T20:00Z'))
  expect(sorted.map(({ id }) => id)).toEqual(['morgen', 'theorie', 'kurs', 'vorbei', 'lange-her'])
})
