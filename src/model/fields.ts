import { array, mixed, string, type Schema } from 'yup'

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

interface FieldOptions {
  required?: boolean
  column?: number
  search?: boolean
}
interface TextOptions extends FieldOptions {
  max?: number
}

/** Shared by every kind; `column` stays absent rather than undefined. */
function base(label: string, { required = false, column, search = false }: FieldOptions) {
  return { label, required, search, ...(column === undefined ? {} : { column }) }
}

const codePoints = (value: string) => Array.from(value).length

/** A transform, not `.trim()`: strict reading must accept a stored text with outer spaces. */
function textSchema(label: string, max: number, required: boolean) {
  const schema = string()
    .transform((value: unknown) => (typeof value === 'string' ? value.trim() : value))
    .defined()
    .test('max', `${label} may have at most ${max} characters.`, (v) => codePoints(v) <= max)
  return required ? schema.required(`${label} is required.`) : schema
}

/** One line of text, at most 200 characters unless `max` says otherwise. */
export function text(label: string, options: TextOptions = {}): Field<'text', string> {
  const { max = 200, required = false } = options
  const schema = textSchema(label, max, required)
  return { kind: 'text', ...base(label, options), schema, initial: '', max }
}

/** Several lines of text, at most 2000 characters unless `max` says otherwise. */
export function longText(label: string, options: TextOptions = {}): Field<'longText', string> {
  const { max = 2000, required = false } = options
  const schema = textSchema(label, max, required)
  return { kind: 'longText', ...base(label, options), schema, initial: '', max }
}

/** A list of short texts; blank entries are dropped when the form is saved. */
export function textList(
  label: string,
  options: FieldOptions & { rows?: number; max?: number; maxItems?: number } = {},
): Field<'textList', string[]> {
  const { rows = 3, max = 200, maxItems = 12 } = options
  const schema = array()
    .of(textSchema(label, max, false))
    .transform((value: unknown) =>
      Array.isArray(value)
        ? value.filter((entry) => typeof entry !== 'string' || entry.trim() !== '')
        : value,
    )
    .defined()
    .max(maxItems, `${label} may have at most ${maxItems} entries.`)
  return { kind: 'textList', ...base(label, options), schema, initial: [], max, maxItems, rows }
}

const IMAGE_ADDRESS = /^(https?:\/\/|\/)\S*$/

/** The address of a picture: an upload's public URL or a path on this site. */
export function image(label: string, options: FieldOptions = {}): Field<'image', string> {
  const max = 2048
  const schema = textSchema(label, max, options.required ?? false).test(
    'address',
    `${label} must be a web address or a path on this site.`,
    (value) => value === '' || IMAGE_ADDRESS.test(value),
  )
  return { kind: 'image', ...base(label, options), schema, initial: '', max }
}

/** Yes or no. */
export function flag(
  label: string,
  options: Omit<FieldOptions, 'required' | 'search'> & { initial?: boolean } = {},
): Field<'flag', boolean> {
  const schema = mixed<boolean>((value): value is boolean => typeof value === 'boolean').defined()
  return { kind: 'flag', ...base(label, options), schema, initial: options.initial ?? false }
}

export type AnyField =
  | ReturnType<typeof text>
  | ReturnType<typeof longText>
  | ReturnType<typeof textList>
  | ReturnType<typeof image>
  | ReturnType<typeof flag>

export type FieldKind = AnyField['kind']
export type Fields = Readonly<Record<string, AnyField>>
