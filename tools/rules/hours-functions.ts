import { DAY_HOURS, DAYS, SPECIAL_DAYS } from '#model/time/week.ts'
import { literal } from './field-rules.ts'
import { definedAs } from './function-text.ts'

/** Any number of entries, each followed by a line break. */
const lines = (entry: string) => literal(String.raw`(${entry}\n)*`)

/**
 * What hours have to look like. Whether they end after they began is left to the form: looking at each
 * entry would use up the thousand expressions that one request may evaluate.
 */
export function hoursFunctions(): string[] {
  const ofWeeks = definedAs('isWeek(list)', [
    'list is list',
    `(list.size() == 0 || (list.size() == ${DAYS} && areLines(list, ${lines(DAY_HOURS)})))`,
  ])
  const ofSpecialDays = definedAs('specialDays(list, entries)', [
    'list is list',
    'list.size() <= entries',
    `(list.size() == 0 || areLines(list, ${lines(SPECIAL_DAYS)}))`,
  ])
  return [
    `// From Monday to Sunday, or none.\n${ofWeeks}`,
    `// Days, their hours, the reason.\n${ofSpecialDays}`,
  ]
}
