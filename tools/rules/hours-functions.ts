import { DAY_HOURS, DAYS } from '#model/time/week.ts'
import { lines } from './field-rules.ts'
import { definedAs } from './function-text.ts'

/**
 * What hours have to look like. Whether they end after they began is left to the form: looking at each
 * entry would use up the thousand expressions that one request may evaluate.
 */
export function hoursFunctions(): string[] {
  const ofWeeks = definedAs('isWeek(list)', [
    'list is list',
    `(list.size() == 0 || (list.size() == ${DAYS} && areLines(list, ${lines(DAY_HOURS)})))`,
  ])
  const ofEntries = definedAs('entriesLike(list, entries, pattern)', [
    'list is list',
    'list.size() <= entries',
    '(list.size() == 0 || areLines(list, pattern))',
  ])
  return [`// From Monday to Sunday, or none.\n${ofWeeks}`, `// A line an entry.\n${ofEntries}`]
}
