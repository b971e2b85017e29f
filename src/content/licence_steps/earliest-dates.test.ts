import { describe, expect, it } from 'vitest'
import { addMonths } from './add-months.ts'
import { isBirthday, milestonesOf, type Choice } from './earliest-dates.ts'
import { dayText, ruleText } from './way-words.ts'

describe('the day so many months away', () => {
  it.each([
    // § 188 (2) BGB: the day with the same number.
    ['2026-11-24', 3, '2027-02-24'],
    ['2027-02-24', -3, '2026-11-24'],
    ['2027-01-31', -1, '2026-12-31'],
    // § 187 (2), § 188 (3) BGB: born on February 29, the year of life ends with February 28 ...
    ['2008-02-29', 18 * 12, '2026-03-01'],
    ['2009-01-31', 1, '2009-03-01'],
    // ... but not in a leap year.
    ['2008-02-29', 20 * 12, '2028-02-29'],
    // Three months from February 28 end with May 27: that is more than three months before May 31.
    ['2027-05-31', -3, '2027-03-01'],
    ['2028-05-29', -3, '2028-02-29'],
    ['2028-05-30', -3, '2028-03-01'],
    ['2027-07-31', -1, '2027-07-01'],
    ['2027-03-29', -1, '2027-03-01'],
    // Over the turn of the year and of the century.
    ['2027-01-15', -3, '2026-10-15'],
    ['1999-12-31', 2, '2000-03-01'],
  ])('%s and %i months: %s', (day, months, then) => expect(addMonths(day, months)).toBe(then))
})

/** Only the days, in their order. */
const daysOf = (choice: Partial<Choice>) =>
  Object.fromEntries(
    milestonesOf({ way: 'B', other: false, birthday: '', ...choice }).map(({ what, day }) => [
      what,
      day,
    ]),
  )

describe('the earliest days on the way to a class', () => {
  it.each<[string, Partial<Choice>, Record<string, string>]>([
    [
      // § 10 (1): 18; § 16 (3): three months before; § 17 (1) FeV: one month before.
      'B',
      { birthday: '2009-07-15' },
      {
        application: '2027-01-15',
        theory: '2027-04-15',
        practical: '2027-06-15',
        driving: '2027-07-15',
      },
    ],
    [
      // § 48a FeV: all of it a year earlier, alone from 18 on.
      'B, accompanied',
      { other: true, birthday: '2009-07-15' },
      {
        application: '2026-01-15',
        theory: '2026-04-15',
        practical: '2026-06-15',
        driving: '2026-07-15',
        alone: '2027-07-15',
      },
    ],
    [
      'B197, as B',
      { way: 'B197', birthday: '2009-05-31' },
      {
        application: '2026-12-01',
        theory: '2027-03-01',
        practical: '2027-05-01',
        driving: '2027-05-31',
      },
    ],
    [
      'B, born on February 29',
      { birthday: '2008-02-29' },
      {
        application: '2025-09-01',
        theory: '2025-12-01',
        practical: '2026-02-01',
        driving: '2026-03-01',
      },
    ],
    [
      // § 15 FeV: a practical test only.
      'BE',
      { way: 'BE', birthday: '2008-12-24' },
      { application: '2026-06-24', practical: '2026-11-24', driving: '2026-12-24' },
    ],
    [
      // § 10 (1) FeV since July 28, 2021: 15.
      'AM',
      { way: 'AM', birthday: '2012-02-10' },
      {
        application: '2026-08-10',
        theory: '2026-11-10',
        practical: '2027-01-10',
        driving: '2027-02-10',
      },
    ],
    [
      // § 10 (1) FeV: 16.
      'A1',
      { way: 'A1', birthday: '2011-03-31' },
      {
        application: '2026-10-01',
        theory: '2026-12-31',
        practical: '2027-03-01',
        driving: '2027-03-31',
      },
    ],
    [
      // § 10 (1) FeV: 18.
      'A2',
      { way: 'A2', birthday: '2009-08-30' },
      {
        application: '2027-03-01',
        theory: '2027-05-30',
        practical: '2027-07-30',
        driving: '2027-08-30',
      },
    ],
    [
      // § 10 (1) FeV: 24.
      'A, directly',
      { way: 'A', birthday: '2003-01-05' },
      {
        application: '2026-07-05',
        theory: '2026-10-05',
        practical: '2026-12-05',
        driving: '2027-01-05',
      },
    ],
    [
      // § 10 (1) FeV: 20 with two years of A2; § 15 FeV: a practical test only.
      'A, after two years of A2',
      { way: 'A', other: true, birthday: '2007-01-05' },
      { application: '2026-07-05', practical: '2026-12-05', driving: '2027-01-05' },
    ],
    [
      // § 6b FeV: 25, no test.
      'B196',
      { way: 'B196', birthday: '2001-12-01' },
      { application: '2026-06-01', driving: '2026-12-01' },
    ],
    [
      // § 10 (3) FeV: 15; § 5 FeV: no licence, and so no application for one.
      'Mofa',
      { way: 'Mofa', birthday: '2012-02-29' },
      { driving: '2027-03-01' },
    ],
  ])('%s', (_, choice, days) => expect(daysOf(choice)).toEqual(days))

  it('are unknown without a day of birth, and the rule is said all the same', () => {
    const [, theory] = milestonesOf({ way: 'A1', other: false, birthday: '' })
    expect(theory?.day).toBeUndefined()
    expect(theory && ruleText(theory)).toBe('Frühestens drei Monate vor dem 16. Geburtstag')
  })

  it('are named in words: past ones as possible, the application by its month', () => {
    const choice = { way: 'B', other: false, birthday: '2009-07-15' } as const
    const said = milestonesOf(choice).map((each) => dayText(each, '2027-04-15'))
    expect(said).toEqual(['schon möglich', 'schon möglich', 'ab 15. Juni 2027', 'ab 15. Juli 2027'])
    const before = milestonesOf(choice).map((each) => dayText(each, '2026-11-24'))
    expect(before.slice(0, 2)).toEqual(['etwa ab Januar 2027', 'ab 15. April 2027'])
  })
})

describe('a day of birth', () => {
  it.each(['2009-07-15', '2008-02-29', '2026-11-24', '1920-01-01'])('%s is one', (typed) =>
    expect(isBirthday(typed, '2026-11-24')).toBe(true),
  )
  it.each(['', '2026-11-25', '1919-12-31', '2009-02-29', '0009-07-15', '15.07.2009', '2009-13-01'])(
    '"%s" is none',
    (typed) => expect(isBirthday(typed, '2026-11-24')).toBe(false),
  )
})
