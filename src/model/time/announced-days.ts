import { addDays } from '#model/time/berlin-time.ts'
import { hoursOn, type DayHours, type OpeningHours } from '#model/time/hours-on.ts'
import { isSpecialDays, specialDays } from '#model/time/week.ts'

/** So many days ahead visitors read of days that differ. */
export const ANNOUNCED_DAYS = 28

/** Days in a row that differ from the week in the same way. */
export interface AnnouncedDays extends DayHours {
  /** `YYYY-MM-DD` */
  readonly from: string
  readonly to: string
}

/**
 * The days from today on, for four weeks, on which the hours are not those of the week, in their
 * order. What has begun by then is told to its end; what the week is closed on anyway is no news.
 *
 * @param today `YYYY-MM-DD`
 */
export function announcedDays(
  hours: OpeningHours,
  today: string,
  ahead = ANNOUNCED_DAYS,
): AnnouncedDays[] {
  const found: AnnouncedDays[] = []
  const limit = addDays(today, ahead)
  for (let day = today; day <= limit; day = addDays(day, 1)) {
    const own = hoursOn(hours, day)
    const last = found.at(-1)
    if (last?.to === addDays(day, -1) && isSame(last, own)) {
      found[found.length - 1] = { ...last, to: day }
    } else if (own.isSpecial) found.push({ ...own, from: day, to: day })
  }
  return found
    .map((days) => (days.to === limit ? { ...days, to: endOf(hours, days) } : days))
    .filter((days) => !isClosedAnyway(hours, days))
}

/** The last of special days in a row; only where some begin or end need it be looked at. */
function endOf(hours: OpeningHours, days: AnnouncedDays): string {
  const special = { ...hours, closed_on_holidays: false }
  // While somebody enters them, days may be missing.
  const changes = hours.special_hours
    .filter(isSpecialDays)
    .map(specialDays)
    .flatMap(({ from, to }) => [from, addDays(to, 1)])
    .toSorted()
  let day = addDays(days.to, 1)
  for (const change of changes) {
    if (change > day && isSame(days, hoursOn(special, day))) day = change
  }
  return addDays(day, -1)
}

const isSame = (one: DayHours, other: DayHours) =>
  other.isSpecial &&
  one.reason === other.reason &&
  JSON.stringify(one.spans) === JSON.stringify(other.spans)

/** One day on which the week itself is closed. */
function isClosedAnyway(hours: OpeningHours, { from, to, spans }: AnnouncedDays): boolean {
  if (from !== to || spans.length > 0 || hours.week_hours.length === 0) return false
  const week = { ...hours, special_hours: [], closed_on_holidays: false }
  return hoursOn(week, from).spans.length === 0
}
