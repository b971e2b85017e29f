import { number } from 'yup'
import { isCalendarDate } from '#model/calendar-date.ts'
import { base, isWhole, textSchema, type Field, type FieldOptions } from '#model/field.ts'
import type { Words } from '#model/language.ts'
import { problem } from '#model/problem.ts'

// Kinds of fields like those in fields.ts. Apart from these, because the landing page has none of them.

/** A day, stored as `YYYY-MM-DD`; an empty text where there is none. */
export function date(label: Words, options: FieldOptions = {}): Field<'date', string> {
  const { required = false } = options
  const schema = textSchema(10, required).test(
    'day',
    problem('noDate'),
    (value) => value === '' || isCalendarDate(value),
  )
  return { kind: 'date', ...base(label, options), schema, initial: '', max: 10 }
}

/**
 * A sum of money in cents, a whole number of them, from 0 to a million euros unless `max` says
 * otherwise; null where none is entered, which is not the same as nothing to pay.
 */
export function amount(
  label: Words,
  options: Omit<FieldOptions, 'required' | 'search'> & { max?: number } = {},
): Field<'amount', number | null> & { readonly min: number; readonly max: number } {
  const { max = 100_000_000 } = options
  const schema = number()
    .nullable()
    .defined()
    .min(0, problem('noAmount'))
    .max(max, problem('tooMuch', max / 100))
    .test('whole', problem('noAmount'), (value) => value === null || isWhole(value))
  return { kind: 'amount', ...base(label, options), schema, initial: null, min: 0, max }
}
