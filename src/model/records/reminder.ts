import { addDays } from '#model/time/berlin-time.ts'
import type { Words } from '#model/words/language.ts'

/** What staff should know of a record in time. */
export interface Reminder {
  /** The record's. */
  readonly id: string
  /** `YYYY-MM-DD` */
  readonly day: string
  readonly text: Words
}

const DAYS_AHEAD = 14

/** Whether a day is today or within two weeks; both `YYYY-MM-DD`. */
export const isSoon = (day: string, today: string): boolean =>
  today <= day && day <= addDays(today, DAYS_AHEAD)
