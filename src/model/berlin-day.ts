/** Where the school is: its days begin and end there, wherever the visitor is. */
const TIME_ZONE = 'Europe/Berlin'

/** Dates are written `YYYY-MM-DD` in Sweden. */
const format = new Intl.DateTimeFormat('sv-SE', { timeZone: TIME_ZONE, dateStyle: 'short' })

/** The day in Germany, as it is stored: `YYYY-MM-DD`. */
export const berlinDay = (at: Date): string => format.format(at)

const HOUR_MS = 3_600_000
const LONGEST_DAY_H = 25

/** The moment at which the next day begins in Germany, summer time or not: it is a full hour anywhere. */
export function nextBerlinDay(at: Date): Date {
  const today = berlinDay(at)
  const hour = Math.floor(at.getTime() / HOUR_MS)
  const hours = Array.from({ length: LONGEST_DAY_H }, (_, more) => hour + 1 + more)
  const next = hours.find((each) => berlinDay(new Date(each * HOUR_MS)) !== today)
  return new Date((next ?? hour + LONGEST_DAY_H) * HOUR_MS)
}
