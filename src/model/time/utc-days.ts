import { DAY_MS } from '#model/time/durations.ts'

/** How many days of UTC, by which the security rules count, have begun since that of a moment. */
export function utcDaysSince(moment: Date, now: Date): number {
  const day = (at: Date) => Math.floor(at.getTime() / DAY_MS)
  return day(now) - day(moment)
}
