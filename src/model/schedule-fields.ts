/** Kinds of fields that no type of the landing page has, whose visitors therefore do not load them. */
import { array } from 'yup'
import { isCalendarDate } from '#model/calendar-date.ts'
import { base, textSchema, type Field, type FieldOptions, type FormWords } from '#model/field.ts'
import type { Words } from '#model/language.ts'
import { problem } from '#model/problem.ts'
import { isTimeOfDay } from '#model/time-of-day.ts'

/** A list of days as `date` has them; blank entries are dropped when the form is saved. */
export function dateList(
  label: Words,
  options: FormWords & { maxItems?: number } = {},
): Field<'dateList', string[]> {
  const { maxItems = 12 } = options
  const schema = array()
    .of(textSchema(10, true).test('day', problem('noDate'), (value) => isCalendarDate(value)))
    .transform((value: unknown) =>
      Array.isArray(value) ? value.filter((entry) => entry !== '') : value,
    )
    .defined()
    .max(maxItems, problem('tooMany', maxItems))
  return { kind: 'dateList', ...base(label, options), schema, initial: [], rows: 1, maxItems }
}

/** A time of day, stored as `HH:MM`; an empty text where there is none. */
export function time(label: Words, options: FieldOptions = {}): Field<'time', string> {
  const { required = false } = options
  const schema = textSchema(5, required).test(
    'time',
    problem('noTime'),
    (value) => value === '' || isTimeOfDay(value),
  )
  return { kind: 'time', ...base(label, options), schema, initial: '', max: 5 }
}
