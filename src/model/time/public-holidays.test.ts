import { describe, expect, it } from 'vitest'
import { addDays } from '#model/time/berlin-time.ts'
import { holidayOn } from './public-holidays.ts'

function holidaysOf(year: number): Record<string, string> {
  const days = Array.from({ length: 366 }, (_, index) => addDays(`${year}-01-01`, index))
  const found = days.flatMap((day) => {
    const name = day.startsWith(String(year)) && holidayOn(day)
    return name ? [[day, name]] : []
  })
  return Object.fromEntries(found) as Record<string, string>
}

describe('the public holidays of Thuringia', () => {
  // Freistaat Thüringen, "Gesetzliche Feiertage" (thueringen.de), list of 2026.
  it('are these eleven in 2026', () => {
    expect(holidaysOf(2026)).toEqual({
      '2026-01-01': 'Neujahr',
      '2026-04-03': 'Karfreitag',
      '2026-04-06': 'Ostermontag',
      '2026-05-01': 'Tag der Arbeit',
      '2026-05-14': 'Christi Himmelfahrt',
      '2026-05-25': 'Pfingstmontag',
      '2026-09-20': 'Weltkindertag',
      '2026-10-03': 'Tag der Deutschen Einheit',
      '2026-10-31': 'Reformationstag',
      '2026-12-25': '1.\u00a0Weihnachtstag',
      '2026-12-26': '2.\u00a0Weihnachtstag',
    })
  })

  // Easter Sundays: Physikalisch-Technische Bundesanstalt, "Wann ist Ostern?", table 1700 to 2199.
  // Among them the latest there is, and both years of this century for which Gauss made exceptions.
  it.each([
    [2019, '04-21'],
    [2024, '03-31'],
    [2025, '04-20'],
    [2026, '04-05'],
    [2027, '03-28'],
    [2028, '04-16'],
    [2030, '04-21'],
    [2035, '03-25'],
    [2038, '04-25'],
    [2049, '04-18'],
    [2076, '04-19'],
    [2099, '04-12'],
  ])('of %i lie around Easter Sunday, %s', (year, sunday) => {
    const easter = `${year}-${sunday}`
    expect([-2, 0, 1, 39, 49, 50].map((days) => holidayOn(addDays(easter, days)))).toEqual([
      'Karfreitag',
      undefined,
      'Ostermontag',
      'Christi Himmelfahrt',
      undefined,
      'Pfingstmontag',
    ])
  })

  it('are not those of other states', () => {
    // Heilige Drei Könige, Frauentag, Fronleichnam, Mariä Himmelfahrt, Allerheiligen, Buß- und Bettag.
    const others = ['01-06', '03-08', '06-04', '08-15', '11-01', '11-18'].map(
      (day) => `2026-${day}`,
    )
    expect(others.map(holidayOn)).toEqual(others.map(() => undefined))
  })

  it('may fall on one day: Himmelfahrt on May 1 has the name of the fixed one', () => {
    expect(holidayOn('2008-05-01')).toBe('Tag der Arbeit')
  })
})
