import { addDays } from '#model/time/berlin-time.ts'

/** Day and month, the same every year. */
const FIXED: Readonly<Record<string, string>> = {
  '01-01': 'Neujahr',
  '05-01': 'Tag der Arbeit',
  '09-20': 'Weltkindertag',
  '10-03': 'Tag der Deutschen Einheit',
  '10-31': 'Reformationstag',
  '12-25': '1.\u00a0Weihnachtstag',
  '12-26': '2.\u00a0Weihnachtstag',
}

/** By their days after Easter Sunday, which is a Sunday like any other in Thuringia. */
const AROUND_EASTER: readonly (readonly [days: number, name: string])[] = [
  [-2, 'Karfreitag'],
  [1, 'Ostermontag'],
  [39, 'Christi Himmelfahrt'],
  [50, 'Pfingstmontag'],
]

/**
 * The public holiday of Thuringia on a day: § 2 ThürFGtG, as it has been since 2019, with the
 * Weltkindertag.
 *
 * @param day `YYYY-MM-DD`
 */
export function holidayOn(day: string): string | undefined {
  const easter = easterSunday(Number(day.slice(0, 4)))
  return FIXED[day.slice(5)] ?? AROUND_EASTER.find(([days]) => addDays(easter, days) === day)?.[1]
}

/** Anonymous Gregorian algorithm: J. Meeus, Astronomical Algorithms, chapter 8. */
function easterSunday(year: number): string {
  const [century, yearOfCentury] = [Math.floor(year / 100), year % 100]
  const golden = year % 19
  const leaps = Math.floor(century / 4)
  const f = Math.floor((century + 8) / 25)
  const g = Math.floor((century - f + 1) / 3)
  const epact = (19 * golden + century - leaps - g + 15) % 30
  const weekday =
    (32 + 2 * (century % 4) + 2 * Math.floor(yearOfCentury / 4) - epact - (yearOfCentury % 4)) % 7
  const m = Math.floor((golden + 11 * epact + 22 * weekday) / 451)
  const days = epact + weekday - 7 * m + 114
  const [month, date] = [Math.floor(days / 31), (days % 31) + 1]
  return [year, month, date].map((part) => String(part).padStart(2, '0')).join('-')
}
