import { string, type Schema } from 'yup'
import type { Words } from '#model/words/language.ts'
import { problem } from '#model/fields/problem.ts'

/** What a field carries: its schema, and what lists, forms and tests need to know about it. */
export interface Field<K extends string, T> {
  readonly kind: K
  readonly label: Words
  /** The label in the form, where the column's title says too little there. */
  readonly formLabel?: Words
  /** What to fill in, in a few words. */
  readonly help?: Words
  readonly schema: Schema<T>
  /** The value of an empty form, and of a stored record that lacks the field. */
  readonly initial: T
  readonly required: boolean
  /** Position in the list's table; absent means: not a column. */
  readonly column?: number
  readonly search: boolean
  /**
   * Characters at most (`textList`: in each entry), counted as JavaScript and the rules do: an emoji
   * is two. Of numbers, the largest.
   */
  readonly max?: number
  readonly maxItems?: number
  /** Rows a list input shows at least. */
  readonly rows?: number
}

/** What only the form says. */
export interface FormWords {
  formLabel?: Words
  help?: Words
}

export interface FieldOptions extends FormWords {
  required?: boolean
  column?: number
  /** Found by the search of the back office's list. */
  search?: boolean
}
export interface TextOptions extends FieldOptions {
  max?: number
}

/** Shared by every kind; what is optional stays absent rather than undefined. */
export function base(
  label: Words,
  { required = false, column, search = false, formLabel, help }: FieldOptions,
) {
  return {
    ...{ label, required, search },
    ...(column === undefined ? {} : { column }),
    ...(formLabel ? { formLabel } : {}),
    ...(help ? { help } : {}),
  }
}

/** Without outer spaces, and without halves of characters: Firestore cannot store those. */
export const tidy = (value: string) => value.trim().replace(/\p{Surrogate}/gu, '\uFFFD')

/** Word and PowerPoint hand on breaks of their own; no other control character is a text. */
const BREAKS = /\r\n?|[\n\v\f\u0085\u2028\u2029]/g
const CONTROLS = /[^\P{Cc}\n\t]/gu

/** A text of several lines, as it is stored. */
export const tidyLines = (value: string) =>
  tidy(value.replaceAll(BREAKS, '\n').replaceAll(CONTROLS, ''))

/** A text of one line: what was pasted with breaks goes on after a space, as in an input. */
export const tidyLine = (value: string) => tidy(tidyLines(value).replaceAll(/[\n\t]+/g, ' '))

/** Nobody sees them, and they come along with addresses and numbers that are copied. */
export const withoutMarks = (value: string) => value.replaceAll(/\p{Cf}/gu, '')

/** A transform, not `.trim()`: strict reading must accept a stored text with outer spaces. */
export const tidyText = (tidied: (value: string) => string) =>
  string().transform((value: unknown) => (typeof value === 'string' ? tidied(value) : value))

export function textSchema(max: number, required: boolean, tidied = tidyLine) {
  const schema = tidyText(tidied).defined().max(max, problem('tooLong', max))
  if (!required) return schema
  const message = problem('required')
  return schema.required(message).test('blank', message, (value) => value.trim() !== '')
}

/** Firestore stores -0 as a number with a fraction. */
export const isWhole = (value: number) => Number.isInteger(value) && !Object.is(value, -0)
