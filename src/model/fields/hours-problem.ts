import { isCalendarDate } from '#model/time/calendar-date.ts'
import type { AnyField } from '#model/fields/fields.ts'
import { spansOf, specialDays } from '#model/time/week.ts'

/** What keeps hours from being saved, beside what schema and rules see to. */
export type HoursProblem = 'incomplete' | 'endsFirst' | 'overlaps' | 'noDays' | 'lastFirst'

/**
 * What is wrong with a day's times; undefined where they may be saved.
 *
 * @param hours perhaps not complete: `08:00-` while somebody types
 */
export function dayProblem(hours: string): HoursProblem | undefined {
  const spans = spansOf(hours)
  if (spans.some(({ from, to }) => from === '' || to === '')) return 'incomplete'
  if (spans.some(({ from, to }) => to <= from)) return 'endsFirst'
  return spans.some(({ from }, index) => from <= (spans[index - 1]?.to ?? ''))
    ? 'overlaps'
    : undefined
}

/** The same of an entry of days that differ. */
export function specialProblem(entry: string): HoursProblem | undefined {
  const { from, to, hours } = specialDays(entry)
  if (!isCalendarDate(from) || !isCalendarDate(to)) return 'noDays'
  return to < from ? 'lastFirst' : dayProblem(hours)
}

/** True when a field holds hours of which a day is impossible. */
export function hasHoursProblem({ kind }: AnyField, value: unknown): boolean {
  const entries = Array.isArray(value) ? (value as readonly string[]) : []
  if (kind === 'week') return entries.some((hours) => dayProblem(hours))
  return kind === 'specialDays' && entries.some((entry) => specialProblem(entry))
}
