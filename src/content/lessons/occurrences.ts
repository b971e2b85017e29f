import type { Lesson } from './definition.ts'
import type { Repetition } from './lesson-words.ts'
import { addDays, berlinTime } from '#model/time/berlin-time.ts'
import { DAY_MS } from '#model/time/durations.ts'

/** One time at which a lesson takes place, as clock and calendar show it in Germany. */
export interface Occurrence {
  readonly lesson: Lesson
  /** `YYYY-MM-DD` */
  readonly day: string
  /** `HH:MM` */
  readonly begin: string
  /** `HH:MM` of the same day; empty where it is open. */
  readonly end: string
}

/** In days; 0 where a lesson takes place once. */
export const intervalOf = ({ repeats }: Pick<Lesson, 'repeats'>): number =>
  intervals[repeats || 'once']
const intervals: Readonly<Record<Repetition, number>> = { once: 0, weekly: 7, fortnightly: 14 }

/**
 * The end of a lesson, `HH:MM`; empty where it is open, or where a stored one is not after the
 * beginning: forms refuse that, other writers may not.
 */
export const endOf = ({ start_time, end_time }: Pick<Lesson, 'start_time' | 'end_time'>): string =>
  end_time > start_time ? end_time : ''

/** Whether the school is closed on a day, `YYYY-MM-DD`. */
type IsClosed = (day: string) => boolean

/**
 * The times at which a lesson takes place and is not over, in their order. Clocks in Germany count, so
 * that a lesson at six is at six in summer and in winter.
 *
 * @param from a lesson that has begun and not ended by then is among them
 * @param to one that begins at that moment or later is not
 * @param isClosed a series does not take place then; a single date was chosen by somebody
 */
export function occurrencesOf(
  lesson: Lesson,
  from: Date,
  to: Date,
  isClosed: IsClosed,
): Occurrence[] {
  const { date, until, exceptions, start_time: begin } = lesson
  const interval = intervalOf(lesson)
  const end = endOf(lesson)
  const [first, last] = [momentOf(berlinTime(from)), momentOf(berlinTime(to))]
  const isWanted = (day: string) =>
    momentOf({ day, time: end || begin }) > first &&
    momentOf({ day, time: begin }) < last &&
    !exceptions.includes(day) &&
    !(interval > 0 && isClosed(day))
  const found: Occurrence[] = []
  const [lastDay = ''] = last.split(' ')
  const ends = interval > 0 && until !== '' && until < lastDay ? until : lastDay
  let day = interval > 0 ? skipTo(berlinTime(from).day, date, interval) : date
  while (day <= ends) {
    if (isWanted(day)) found.push({ lesson, day, begin, end })
    if (interval === 0) break
    day = addDays(day, interval)
  }
  return found
}

/** Two of them compare as texts do. */
const momentOf = ({ day, time }: { day: string; time: string }) => `${day} ${time}`

/** The first day of a series that is not before another day. */
function skipTo(day: string, first: string, interval: number): string {
  const days = (Date.parse(`${day}T00:00Z`) - Date.parse(`${first}T00:00Z`)) / DAY_MS
  return addDays(first, Math.max(0, Math.ceil(days / interval)) * interval)
}

/** How far ahead a series is shown: more would hide the single dates among it. */
const SERIES_DAYS = 8 * 7
const SINGLE_DAYS = 366

/** What is shown of these lessons: what takes place next, series for eight weeks, other dates for a year. */
export function upcoming(lessons: readonly Lesson[], now: Date, isClosed: IsClosed): Occurrence[] {
  const ahead = (days: number) => new Date(now.getTime() + days * DAY_MS)
  const [series, single] = [ahead(SERIES_DAYS), ahead(SINGLE_DAYS)]
  return lessons
    .flatMap((lesson) =>
      occurrencesOf(lesson, now, intervalOf(lesson) > 0 ? series : single, isClosed),
    )
    .toSorted((one, other) => compare(keyOf(one), keyOf(other)))
}

/**
 * The days on which a series does not take place because the school is closed, up to a year ahead.
 *
 * @param from the first of them; what is past matters to calendars, which keep it
 */
export function fallingOut(lesson: Lesson, now: Date, isClosed: IsClosed, from = now): string[] {
  const end = new Date(now.getTime() + SINGLE_DAYS * DAY_MS)
  if (intervalOf(lesson) === 0 || lesson.date === '') return []
  return occurrencesOf(lesson, from, end, () => false)
    .map(({ day }) => day)
    .filter(isClosed)
}

/** When it takes place next within a year, whether the school is closed then or not. */
export function nextOf(lesson: Lesson, now: Date): Occurrence | undefined {
  const end = new Date(now.getTime() + SINGLE_DAYS * DAY_MS)
  return occurrencesOf(lesson, now, end, () => false)[0]
}

/** Records for staff: the one that takes place next comes first, what is past last, newest first. */
export function nextFirst(lessons: readonly Lesson[], now: Date): Lesson[] {
  const placed = lessons.map((lesson) => ({ lesson, next: nextOf(lesson, now) }))
  return placed
    .toSorted(({ lesson: a, next: one }, { lesson: b, next: other }) => {
      if (one && other) return compare(keyOf(one), keyOf(other))
      return one ? -1 : other ? 1 : compare(b.date, a.date)
    })
    .map(({ lesson }) => lesson)
}

const keyOf = ({ day, begin, lesson }: Occurrence) => `${day} ${begin} ${lesson.title} ${lesson.id}`
const compare = (one: string, other: string) => (one < other ? -1 : Number(one > other))
