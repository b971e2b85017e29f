import { addMonths, addYears } from './add-months.ts'
import {
  ALONE,
  APPLICATION_MONTHS,
  PRACTICAL_TEST_MONTHS,
  THEORY_TEST_MONTHS,
  wayRules,
  type Way,
  type WayRule,
} from './licence-rules.ts'

/** What somebody has chosen; their day of birth as `YYYY-MM-DD`, empty where it is not known. */
export interface Choice {
  readonly way: Way
  /** The other way to the same class: accompanied, or step by step. */
  readonly other: boolean
  readonly birthday: string
}

export interface Milestone {
  readonly what: 'application' | 'theory' | 'practical' | 'driving' | 'alone'
  /** The age that counts, and how many months before it this is possible. */
  readonly age: number
  readonly months: number
  readonly source: string
  /** Where the day of birth is known: the first day on which it is possible, `YYYY-MM-DD`. */
  readonly day?: string
}

/** The rules of a class, however many of the optional ones it has. */
export const rulesOf = (way: Way): WayRule => wayRules[way]

/** The other way that is chosen, where the class has one. */
export const otherWayOf = ({ way, other }: Choice) => (other ? rulesOf(way).other : undefined)

/** What is possible when, in the order of time. */
export function milestonesOf(choice: Choice): Milestone[] {
  const rules = rulesOf(choice.way)
  const other = otherWayOf(choice)
  const { value: age, source } = (other ?? rules).minimumAge
  const tests = rules.tests ?? ['theory', 'practical']
  const at = (
    what: Milestone['what'],
    rule: { value: number; source: string },
    years = age,
  ): Milestone => ({
    ...{ what, age: years, months: rule.value, source: rule.source },
    ...dayOf(choice.birthday, years, rule.value),
  })
  return [
    ...(rules.applies === false ? [] : [at('application', APPLICATION_MONTHS)]),
    ...(tests.includes('theory') && other?.theoryTest !== false
      ? [at('theory', THEORY_TEST_MONTHS)]
      : []),
    ...(tests.includes('practical') ? [at('practical', PRACTICAL_TEST_MONTHS)] : []),
    at('driving', { value: 0, source }),
    ...(other?.accompanied ? [at('alone', { value: 0, source: ALONE.source }, ALONE.value)] : []),
  ]
}

function dayOf(birthday: string, age: number, months: number) {
  return birthday ? { day: addMonths(addYears(birthday, age), -months) } : {}
}

const FIRST_YEAR = 1920

/** A day of birth as a visitor types it: a day of the calendar that is neither to come nor too long ago. */
export function isBirthday(typed: string, today: string): boolean {
  const parsed = /^\d{4}-\d{2}-\d{2}$/.test(typed) ? new Date(`${typed}T00:00:00Z`) : undefined
  if (!parsed || Number.isNaN(parsed.getTime())) return false
  const isDay = parsed.toISOString().startsWith(typed)
  return isDay && typed <= today && parsed.getUTCFullYear() >= FIRST_YEAR
}
