import { DAY_MS, HOUR_MS } from '#model/time/durations.ts'

/** The school's time, wherever the device is. */
const ZONE = 'Europe/Berlin'

/** What clock and calendar show in Germany. */
export interface BerlinTime {
  /** `YYYY-MM-DD` */
  readonly day: string
  /** `HH:MM`, from `00:00` to `23:59` */
  readonly time: string
}

let format: Intl.DateTimeFormat | undefined

/** What clock and calendar show in Germany at an instant; two of them compare as texts do. */
export function berlinTime(at: Date): BerlinTime {
  // Made once: it takes longer than all that follows.
  format ??= new Intl.DateTimeFormat('en-GB', {
    ...{ timeZone: ZONE, hourCycle: 'h23' },
    ...{ year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit' },
  })
  const parts = new Map(format.formatToParts(at).map(({ type, value }) => [type, value]))
  const of = (...types: Intl.DateTimeFormatPartTypes[]) => types.map((type) => parts.get(type))
  return { day: of('year', 'month', 'day').join('-'), time: of('hour', 'minute').join(':') }
}

/** The day in Germany, as it is stored: `YYYY-MM-DD`. */
export const berlinDay = (at: Date): string => berlinTime(at).day

/**
 * The instant at which clocks in Germany show a time. One that the change to summer time skips is an
 * hour later, as clocks go on; of one that comes twice in autumn it is the first.
 *
 * @param day `YYYY-MM-DD`
 * @param time `HH:MM`
 */
export function berlinInstant(day: string, time = '00:00'): Date {
  const wanted = Date.parse(`${day}T${time}Z`)
  // Germany is two hours ahead of UTC in summer and one in winter.
  const inSummer = new Date(wanted - 2 * HOUR_MS)
  const shown = berlinTime(inSummer)
  return shown.day === day && shown.time === time ? inSummer : new Date(wanted - HOUR_MS)
}

/**
 * A day so many days later, or earlier.
 *
 * @param day `YYYY-MM-DD`
 */
export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00Z`) + days * DAY_MS).toISOString().slice(0, 10)

/** @returns from 0, Monday, to 6, Sunday */
export const weekdayOf = (day: string): number => (new Date(`${day}T00:00Z`).getUTCDay() + 6) % 7
