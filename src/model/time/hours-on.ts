import { weekdayOf } from '#model/time/berlin-time.ts'
import { holidayOn } from '#model/time/public-holidays.ts'
import { spansOf, specialDays, type Span } from '#model/time/week.ts'

/** What staff have entered of when the school is open; the week has its seven days. */
export interface OpeningHours {
  readonly week_hours: readonly string[]
  readonly closed_on_holidays: boolean
  readonly special_hours: readonly string[]
}

export interface DayHours {
  readonly spans: readonly Span[]
  /** Why they are not those of the week; empty where they are, and where nobody gave a reason. */
  readonly reason: string
  readonly isSpecial: boolean
}

/** In order; what ends before it begins is nothing. */
const possible = (hours: string) =>
  spansOf(hours)
    .filter(({ from, to }) => from < to)
    .toSorted((one, other) => (one.from < other.from ? -1 : 1))

/** Tells days on which the school is closed, by a holiday or by itself, whatever weekday they are. */
export const closedDays = (hours: OpeningHours) => (day: string) => {
  const { spans, isSpecial } = hoursOn(hours, day)
  return isSpecial && spans.length === 0
}

/**
 * The hours of one day. Special days count most, of several that hold it those that begin last, and
 * of these the ones that end first, so that one day within the holidays, or their first, may differ;
 * then public holidays, then the week.
 *
 * @param day `YYYY-MM-DD`
 */
export function hoursOn(hours: OpeningHours, day: string): DayHours {
  const special = hours.special_hours
    .map(specialDays)
    .filter(({ from, to }) => from <= day && day <= to)
    .toSorted((one, other) => one.from.localeCompare(other.from) || other.to.localeCompare(one.to))
    .at(-1)
  if (special) return { spans: possible(special.hours), reason: special.reason, isSpecial: true }
  const holiday = hours.closed_on_holidays ? holidayOn(day) : undefined
  if (holiday) return { spans: [], reason: holiday, isSpecial: true }
  const { [weekdayOf(day)]: usual = '' } = hours.week_hours
  return { spans: possible(usual), reason: '', isSpecial: false }
}
