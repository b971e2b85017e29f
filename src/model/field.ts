import { string, type Schema } from 'yup'

/** What a field carries: its schema, and what lists, forms and tests need to know about it. */
export interface Field<K extends string, T> {
  readonly kind: K
  readonly label: string
  readonly schema: Schema<T>
  /** The value of an empty form, and of a stored record that lacks the field. */
  readonly initial: T
  readonly required: boolean
  /** Position in the list's table; absent means: not a column. */
  readonly column?: number
  readonly search: boolean
  /** Characters at most (`textList`: in each entry), counted as Unicode code points. */
  readonly max?: number
  readonly maxItems?: number
  /** Rows a list input shows at least. */
  readonly rows?: number
}

export interface FieldOptions {
  required?: boolean
  column?: number
  search?: boolean
}
export interface TextOptions extends FieldOptions {
  max?: number
}

/** Shared by every kind; `column` stays absent rather than undefined. */
export function base(label: string, { required = false, column, search = false }: FieldOptions) {
  return { label, required, search, ...(column === undefined ? {} : { column }) }
}

const codePoints = (value: string) => Array.from(value).length

/** A transform, not `.trim()`: strict reading must accept a stored text with outer spaces. */
export function textSchema(label: string, max: number, required: boolean) {
  const schema = string()
    .transform((value: unknown) => (typeof value === 'string' ? value.trim() : value))
    .defined()
    .test('max', `${label} may have at most ${max} characters.`, (v) => codePoints(v) <= max)
  return required ? schema.required(`${label} is required.`) : schema
}
