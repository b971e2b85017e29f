import { array, mixed, number, string, type Schema } from 'yup'
import {
  base,
  LONGEST_EMAIL,
  textSchema,
  tidy,
  type Field,
  type FieldOptions,
  type TextOptions,
} from '#model/field.ts'
import { foreignImage, IMAGE_MAX, isImageAddress } from '#model/image-address.ts'

/** One line of text, at most 200 characters unless `max` says otherwise. */
export function text(
  label: string,
  options: TextOptions & { initial?: string } = {},
): Field<'text', string> {
  const { max = 200, required = false, initial = '' } = options
  const schema = textSchema(label, max, required)
  return { kind: 'text', ...base(label, options), schema, initial, max }
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
    .of(textSchema(label, max, true))
    .transform((value: unknown) =>
      Array.isArray(value)
        ? value.filter((entry) => typeof entry !== 'string' || entry.trim() !== '')
        : value,
    )
    .defined()
    .max(maxItems, `${label} may have at most ${maxItems} entries.`)
  return { kind: 'textList', ...base(label, options), schema, initial: [], max, maxItems, rows }
}

/** An e-mail address. */
export function email(label: string, options: FieldOptions = {}): Field<'email', string> {
  const max = LONGEST_EMAIL
  const schema = textSchema(label, max, options.required ?? false).email(
    `${label} must be a valid e-mail address.`,
  )
  return { kind: 'email', ...base(label, options), schema, initial: '', max }
}

interface ImageOptions extends Omit<FieldOptions, 'required'> {
  /** The address may also be typed in, not only come from an upload. */
  typed?: boolean
}

/** The address of a picture: an upload's public URL or a path on this site. */
export function image(label: string, options: ImageOptions = {}) {
  const schema = textSchema(label, IMAGE_MAX, true).test(
    'address',
    foreignImage(label),
    isImageAddress,
  )
  return imageField({ ...options, required: true }, label, schema, '')
}

/** A picture that may be missing; an empty address is stored as null. */
export function optionalImage(label: string, options: ImageOptions = {}) {
  const schema = string()
    .transform((value: unknown) => (typeof value === 'string' ? tidy(value) || null : value))
    .nullable()
    .defined()
    .test('address', foreignImage(label), (value) => value === null || isImageAddress(value))
  return imageField(options, label, schema, null)
}

function imageField<T extends string | null>(
  options: ImageOptions & { required?: boolean },
  label: string,
  schema: Schema<T>,
  initial: T,
): Field<'image', T> & { readonly typed: boolean } {
  const { typed = false } = options
  return { kind: 'image', ...base(label, options), schema, initial, max: IMAGE_MAX, typed }
}

/** Opening hours, one day a line. Older records hold an object with a text `hours`; both are read. */
export function hours(label: string, options: TextOptions = {}): Field<'hours', string> {
  return { ...longText(label, options), kind: 'hours' }
}

interface NumberField<K extends string> extends Field<K, number> {
  readonly min: number
  readonly max: number
}

const between = (label: string, min: number, max: number) =>
  number()
    .defined()
    .min(min, `${label} must be at least ${min}.`)
    .max(max, `${label} must be at most ${max}.`)

/** Firestore stores -0 as a number with a fraction. */
const isWhole = (value: number) => Number.isInteger(value) && !Object.is(value, -0)

/** A whole number; what is no number becomes `initial` in the form. */
export function integer(
  label: string,
  options: Omit<FieldOptions, 'required' | 'search'> & {
    min?: number
    max?: number
    initial?: number
  } = {},
): NumberField<'integer'> {
  const { min = 0, max = 1_000_000, initial = 0 } = options
  const schema = between(label, min, max)
    .transform((value: unknown) => (value === 0 ? 0 : value))
    .test('whole', `${label} must be a whole number.`, isWhole)
  return { kind: 'integer', ...base(label, options), schema, initial, min, max }
}

/** Stars, 1 to 5; 5 when nothing else is said. */
export function rating(label: string, options: { column?: number } = {}): NumberField<'rating'> {
  const [min, max] = [1, 5]
  const schema = between(label, min, max).integer()
  return { kind: 'rating', ...base(label, options), schema, initial: 5, min, max }
}

interface IconOptions {
  column?: number
  /** One of the sets in `model/icon-names.ts`. */
  names: readonly string[]
  initial: string
  /** What a stored name that is not in the set is read as. */
  fallback: string
}

/** One of a set of named icons. */
export function icon(
  label: string,
  options: IconOptions,
): Field<'icon', string> & Pick<IconOptions, 'names' | 'fallback'> {
  const { names, initial, fallback } = options
  const schema = string().defined().oneOf(names, `${label} is not one of the icons.`)
  return { kind: 'icon', ...base(label, options), schema, initial, names, fallback }
}

/** Where a photo's focus lies, in percent of its width or height. */
export function percent(label: string): NumberField<'percent'> {
  const [min, max] = [0, 100]
  // A stored zero is read as "nothing chosen", so the very edge is stored as one percent.
  const schema = between(label, min, max).transform((value: unknown) => (value === 0 ? 1 : value))
  return { kind: 'percent', ...base(label, {}), schema, initial: 50, min, max }
}

/** Yes or no; `words` say it in lists. */
export function flag(
  label: string,
  options: Omit<FieldOptions, 'required' | 'search'> & {
    initial?: boolean
    words?: readonly [yes: string, no: string]
  } = {},
): Field<'flag', boolean> & { readonly words: readonly [yes: string, no: string] } {
  const { initial = false, words = ['Yes', 'No'] } = options
  const schema = mixed<boolean>((value): value is boolean => typeof value === 'boolean').defined()
  return { kind: 'flag', ...base(label, options), schema, initial, words }
}

export type AnyField =
  | ReturnType<typeof text>
  | ReturnType<typeof longText>
  | ReturnType<typeof textList>
  | ReturnType<typeof email>
  | ReturnType<typeof hours>
  | ReturnType<typeof image>
  | ReturnType<typeof optionalImage>
  | ReturnType<typeof integer>
  | ReturnType<typeof rating>
  | ReturnType<typeof icon>
  | ReturnType<typeof percent>
  | ReturnType<typeof flag>

export type FieldKind = AnyField['kind']
export type Fields = Readonly<Record<string, AnyField>>
