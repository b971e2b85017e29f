import { CALENDAR_DATE } from '#model/time/calendar-date.ts'

/** The days of a week, from Monday to Sunday. */
export const DAYS = 7

/** When a day ends: inputs of browsers know no 24:00. */
export const MIDNIGHT = '23:59'

/** The times of a day at most: a day has two breaks. */
export const MOST_SPANS = 3

/**
 * A time of day as it is stored, `HH:MM`, from `00:00` to `23:59`. Matches the whole text; valid in
 * JavaScript and in the security rules.
 */
export const TIME_OF_DAY = '([01][0-9]|2[0-3]):[0-5][0-9]'

const TIME_PATTERN = new RegExp(`^(?:${TIME_OF_DAY})$`)

/** True for a time of day, written `HH:MM`. */
export const isTimeOfDay = (text: string): boolean => TIME_PATTERN.test(text)

const SPAN = `${TIME_OF_DAY}-${TIME_OF_DAY}`
const SPANS = `${SPAN}( ${SPAN}){0,${MOST_SPANS - 1}}`

/**
 * What is stored for a day of the week: `08:00-12:00 13:00-18:00`, or nothing while it is closed.
 * It may end at `MIDNIGHT`.
 *
 * Matches the whole text; valid in JavaScript and in the security rules.
 */
export const DAY_HOURS = `(${SPANS})?`

/** The longest reason of days that differ, in characters. */
export const REASON_MAX = 60

/**
 * What is stored for days that differ: `2026-12-24/2026-12-31|closed|Betriebsferien`, or with times as
 * above instead of `closed`.
 *
 * Matches the whole text; valid in JavaScript and in the security rules.
 */
export const SPECIAL_DAYS = `(${CALENDAR_DATE})/(${CALENDAR_DATE})[|](closed|${SPANS})[|][^|\\n]{0,${REASON_MAX}}`

// An emoji is one character, as in the rules.
const whole = (pattern: string) => new RegExp(`^(?:${pattern})$`, 'u')
const patterns = { day: whole(DAY_HOURS), special: whole(SPECIAL_DAYS) }

/** True for what may be stored of a day; the form also sees to it that the times are in order. */
export const isDayHours = (text: string): boolean => patterns.day.test(text)

/** True for what may be stored of days that differ; the same holds. */
export const isSpecialDays = (text: string): boolean => patterns.special.test(text)

export interface Span {
  /** `HH:MM` */
  readonly from: string
  readonly to: string
}

/** @param hours of a day, as stored */
export function spansOf(hours: string): Span[] {
  return hours.split(' ').flatMap((span) => {
    const [from = '', to = ''] = span.split('-')
    return span ? [{ from, to }] : []
  })
}

export interface SpecialDays {
  /** `YYYY-MM-DD` */
  readonly from: string
  readonly to: string
  /** As of a day of the week. */
  readonly hours: string
  readonly reason: string
}

/** @param text as stored */
export function specialDays(text: string): SpecialDays {
  const [days = '', hours = '', reason = ''] = text.split('|')
  const [from = '', to = ''] = days.split('/')
  return { from, to, hours: hours === 'closed' ? '' : hours, reason }
}

/** As it is stored; times and days may be missing while somebody enters them. */
export const specialDaysText = ({ from, to, hours, reason }: SpecialDays): string =>
  `${from}/${to}|${hours || 'closed'}|${reason}`
