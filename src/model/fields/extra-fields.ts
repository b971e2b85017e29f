import { array, mixed, number } from 'yup'
import { isCalendarDate } from '#model/time/calendar-date.ts'
import {
  base,
  isWhole,
  textSchema,
  type Field,
  type FieldOptions,
  type FormWords,
} from '#model/fields/field.ts'
import type { Words } from '#model/words/language.ts'
import { problem } from '#model/fields/problem.ts'
import { isTimeOfDay } from '#model/time/week.ts'

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
    .typeError(problem('noAmount'))
    .nullable()
    .defined()
    .min(0, problem('noAmount'))
    .max(max, problem('tooMuch', max / 100))
    .test('whole', problem('noAmount'), (value) => value === null || isWhole(value))
  return { kind: 'amount', ...base(label, options), schema, initial: null, min: 0, max }
}

/** A list of days as `date` has them; blank entries are dropped when the form is saved. */
export function dateList(label: Words, options: FormWords = {}): Field<'dateList', string[]> {
  const maxItems = 12
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

interface ChoicesOptions<V extends string> extends Omit<FieldOptions, 'required' | 'search'> {
  values: readonly V[]
  /** What is read instead. */
  words: Readonly<Record<V, Words>>
}

/**
 * Any of a few short texts, each at most once, for which staff read words; an empty list where none
 * is chosen.
 */
export function choices<V extends string>(
  label: Words,
  options: ChoicesOptions<V>,
): Field<'choices', V[]> & Pick<ChoicesOptions<V>, 'values' | 'words'> {
  const { values, words } = options
  const entry = mixed<V>((value): value is V => typeof value === 'string')
    .defined()
    .test('offered', problem('notOffered'), (value) => values.includes(value))
  const schema = array()
    .of(entry)
    .defined()
    .test('once', problem('notOffered'), (list) => new Set(list).size === list.length)
  return { kind: 'choices', ...base(label, options), schema, initial: [], values, words }
}
