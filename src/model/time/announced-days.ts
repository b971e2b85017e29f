import { addDays } from '#model/time/berlin-time.ts'
import { hoursOn, type DayHours, type OpeningHours } from '#model/time/hours-on.ts'

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
  for (let day = today; day <= addDays(limit, MOST_DAYS); day = addDays(day, 1)) {
    const { [found.length - 1]: last } = found
    const goesOn = last?.to === addDays(day, -1)
    if (day > limit && !goesOn) break
    const own = hoursOn(hours, day)
    if (!own.isSpecial) continue
    if (goesOn && last.reason === own.reason && isSame(last, own)) {
      found[found.length - 1] = { ...last, to: day }
    } else if (day <= limit) {
      found.push({ ...own, from: day, to: day })
    } else break
  }
  return found.filter((days) => !isClosedAnyway(hours, days))
}

/** For so many days beyond, holidays are told to their end. */
const MOST_DAYS = 100

const isSame = (one: DayHours, other: DayHours) =>
  JSON.stringify(one.spans) === JSON.stringify(other.spans)

/** One day on which the week itself is closed. */
function isClosedAnyway(hours: OpeningHours, { from, to, spans }: AnnouncedDays): boolean {
  if (from !== to || spans.length > 0 || hours.week_hours.length === 0) return false
  const week = { ...hours, special_hours: [], closed_on_holidays: false }
  return hoursOn(week, from).spans.length === 0
}
