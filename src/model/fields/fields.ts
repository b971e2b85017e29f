import { array, mixed, number, string, type Schema } from 'yup'
import { LONGEST_EMAIL, tidyEmail } from '#model/fields/email.ts'
import type { amount, choices, date, dateList, time } from '#model/fields/extra-fields.ts'
import {
  base,
  isWhole,
  textSchema,
  tidy,
  tidyLine,
  tidyLines,
  withoutMarks,
  type Field,
  type FieldOptions,
  type FormWords,
  type TextOptions,
} from '#model/fields/field.ts'
import type { markdown } from '#model/fields/markdown.ts'
import { asLink, isLink } from '#model/fields/link.ts'
import { IMAGE_MAX, isImageAddress } from '#model/images/image-address.ts'
import { rowOf, rowPattern, rowText, type Column, type Row } from '#model/fields/rows.ts'
import type { Words } from '#model/words/language.ts'
import { problem } from '#model/fields/problem.ts'
import { withUnit, type Unit } from '#model/fields/unit.ts'
import { DAYS, isDayHours, isSpecialDays } from '#model/time/week.ts'

/**
 * One line of text, at most 200 characters unless `max` says otherwise.
 *
 * @param options with a `unit`, a number that is typed or stored alone gets it
 */
export function text(
  label: Words,
  options: TextOptions & { initial?: string; unit?: Unit } = {},
): Field<'text', string> & { readonly unit?: Unit } {
  const { max = 200, required = false, initial = '', unit } = options
  const schema = textSchema(max, required).transform((value: unknown) =>
    typeof value === 'string' ? withUnit(value, unit) : value,
  )
  const counts = unit ? { unit } : {}
  return { kind: 'text', ...base(label, options), schema, initial, max, ...counts }
}

/** Several lines of text, at most 2000 characters unless `max` says otherwise. */
export function longText(
  label: Words,
  options: TextOptions & { initial?: string } = {},
): Field<'longText', string> {
  const { max = 2000, required = false, initial = '' } = options
  const schema = textSchema(max, required, tidyLines)
  return { kind: 'longText', ...base(label, options), schema, initial, max }
}

/** A list of short texts; blank entries are dropped when the form is saved. */
export function textList(
  label: Words,
  options: FieldOptions & {
    rows?: number
    max?: number
    maxItems?: number
  } = {},
): Field<'textList', string[]> {
  const { rows = 3, max = 200, maxItems = 12 } = options
  const schema = array()
    .of(textSchema(max, true))
    .transform((value: unknown) =>
      Array.isArray(value)
        ? value.filter((entry) => typeof entry !== 'string' || entry.trim() !== '')
        : value,
    )
    .defined()
    .max(maxItems, problem('tooMany', maxItems))
  return { kind: 'textList', ...base(label, options), schema, initial: [], max, maxItems, rows }
}

/**
 * A small table of texts, a text a row as `rowPattern` has it; each row can be hidden. Rows without a
 * first cell are dropped when the form is saved.
 */
export function rows(
  label: Words,
  options: FormWords & { columns: readonly Column[]; maxItems: number; initial: readonly Row[] },
): Field<'rows', string[]> & { readonly columns: readonly Column[] } {
  const { columns, maxItems } = options
  const pattern = new RegExp(`^(?:${rowPattern(columns)})$`, 'u')
  const schema = array()
    .of(textSchema(Infinity, true).test('row', problem('wrongRows'), (row) => pattern.test(row)))
    .transform((value: unknown) =>
      Array.isArray(value) ? value.map(tidyRow).filter((row) => rowOf(row).cells[0]) : value,
    )
    .defined()
    .max(maxItems, problem('tooMany', maxItems))
  const initial = options.initial.map(rowText)
  return { kind: 'rows', ...base(label, options), schema, initial, maxItems, columns }
}

function tidyRow(row: unknown): string {
  const { isShown, cells } = rowOf(String(row))
  return rowText({ isShown, cells: cells.map(tidyLine) })
}

/** An e-mail address. */
export function email(label: Words, options: FieldOptions = {}): Field<'email', string> {
  const max = LONGEST_EMAIL
  const schema = textSchema(max, options.required ?? false, tidyEmail).email(problem('noEmail'))
  return { kind: 'email', ...base(label, options), schema, initial: '', max }
}

/** The address of a page elsewhere, by `https`; an empty text where there is none. */
export function link(label: Words, options: FormWords = {}): Field<'link', string> {
  const max = 300
  const tidied = (value: string) => asLink(tidyLine(withoutMarks(value)))
  const schema = textSchema(max, false, tidied).test(
    'link',
    problem('noLink'),
    (value) => value === '' || isLink(value),
  )
  return { kind: 'link', ...base(label, options), schema, initial: '', max }
}

/** As the site cuts a picture: a circle, or three to two. */
export type PictureShape = 'round' | 'landscape'

/** The names of the `percent` fields that say what stays in view when the site cuts a picture. */
interface FocalPoint {
  readonly x: string
  readonly y: string
  /** That of the `zoom` field, where the picture may be enlarged. */
  readonly zoom?: string
  readonly shape: PictureShape
}

interface ImageOptions extends Omit<FieldOptions, 'required'> {
  /** The address may also be typed in, not only come from an upload. */
  typed?: boolean
  /** Absent for pictures that are shown whole. */
  focalPoint?: FocalPoint
}

/** The address of a picture: an upload's public URL or a path on this site. */
export function image(label: Words, options: ImageOptions = {}) {
  const schema = textSchema(IMAGE_MAX, true).test(
    'address',
    problem('foreignImage'),
    isImageAddress,
  )
  return imageField({ ...options, required: true }, label, schema, '')
}

/** A picture that may be missing; an empty address is stored as null. */
export function optionalImage(label: Words, options: ImageOptions = {}) {
  const schema = string()
    .transform((value: unknown) => (typeof value === 'string' ? tidy(value) || null : value))
    .nullable()
    .defined()
    .test('address', problem('foreignImage'), (value) => value === null || isImageAddress(value))
  return imageField(options, label, schema, null)
}

function imageField<T extends string | null>(
  options: ImageOptions & { required?: boolean },
  label: Words,
  schema: Schema<T>,
  initial: T,
): Field<'image', T> & { readonly typed: boolean; readonly focalPoint?: FocalPoint } {
  const { typed = false, focalPoint } = options
  const more = { typed, ...(focalPoint ? { focalPoint } : {}) }
  return { kind: 'image', ...base(label, options), schema, initial, max: IMAGE_MAX, ...more }
}

/**
 * What a picture shows, for people who do not see it: the form asks for it where there is a picture,
 * and begins with the record's title, as which an older record is read.
 *
 * @param of the name of the picture's field
 */
export function altText(of: string): Field<'altText', string> & { readonly of: string } {
  const label = { en: 'Alternative text', de: 'Bildbeschreibung' }
  const help = {
    en: 'What the picture shows, for people who do not see it',
    de: 'Was das Bild zeigt, für Menschen, die es nicht sehen',
  }
  return { ...text(label, { help, max: 300 }), kind: 'altText', of }
}

/** Opening hours, one day a line. Older records hold an object with a text `hours`; both are read. */
export function hours(label: Words, options: TextOptions = {}): Field<'hours', string> {
  return { ...longText(label, options), kind: 'hours' }
}

/**
 * The hours of a week, from Monday to Sunday, a text a day as `DAY_HOURS` has it; empty while staff
 * have entered none.
 *
 * @param options the name of the `hours` field that the form offers to read them from, and that of the
 *   `flag` by which visitors read them instead of it
 */
export function week(
  label: Words,
  { from, instead, ...options }: FormWords & { from: string; instead: string },
): Field<'week', string[]> & { readonly from: string; readonly instead: string } {
  const schema = array()
    .of(string().defined().test('hours', problem('wrongHours'), isDayHours))
    .defined()
    .test('week', problem('wrongHours'), ({ length }) => length === 0 || length === DAYS)
  return { kind: 'week', ...base(label, options), schema, initial: [], from, instead }
}

/** Days on which a week's hours do not hold, as `SPECIAL_DAYS` has them. */
export function specialDays(label: Words, options: FormWords = {}): Field<'specialDays', string[]> {
  const maxItems = 20
  const schema = array()
    .of(textSchema(Infinity, true).test('days', problem('wrongDays'), isSpecialDays))
    .defined()
    .max(maxItems, problem('tooMany', maxItems))
  return { kind: 'specialDays', ...base(label, options), schema, initial: [], maxItems }
}

interface NumberField<K extends string> extends Field<K, number> {
  readonly min: number
  readonly max: number
}

const between = (min: number, max: number) =>
  number().defined().min(min, problem('tooSmall', min)).max(max, problem('tooLarge', max))

/** A whole number; what is no number becomes `initial` in the form. */
export function integer(
  label: Words,
  options: Omit<FieldOptions, 'required' | 'search'> & {
    min?: number
    max?: number
    initial?: number
  } = {},
): NumberField<'integer'> {
  const { min = 0, max = 1_000_000, initial = 0 } = options
  const schema = between(min, max)
    .transform((value: unknown) => (value === 0 ? 0 : value))
    .test('whole', problem('notWhole'), isWhole)
  return { kind: 'integer', ...base(label, options), schema, initial, min, max }
}

/** Stars, 1 to 5; 5 when nothing else is said. */
export function rating(
  label: Words,
  options: FormWords & { column?: number } = {},
): NumberField<'rating'> {
  const [min, max] = [1, 5]
  const schema = between(min, max).integer(problem('notWhole'))
  return { kind: 'rating', ...base(label, options), schema, initial: 5, min, max }
}

interface IconOptions extends FormWords {
  column?: number
  /** One of the sets in `model/fields/icon-names.ts`. */
  names: readonly string[]
  initial: string
  /** What a stored name that is not in the set is read as. */
  fallback: string
}

/** One of a set of named icons. */
export function icon(
  label: Words,
  options: IconOptions,
): Field<'icon', string> & Pick<IconOptions, 'names' | 'fallback'> {
  const { names, initial, fallback } = options
  const schema = string().defined().oneOf(names, problem('noIcon'))
  return { kind: 'icon', ...base(label, options), schema, initial, names, fallback }
}

interface ChoiceOptions<V extends string> extends FieldOptions {
  values: readonly V[]
  /** What is read instead. */
  words: Readonly<Record<V, Words>>
  initial?: V
}

/** One of a few short texts, for which staff read words; an empty text where nothing is chosen. */
export function choice<V extends string>(
  label: Words,
  options: ChoiceOptions<V>,
): Field<'choice', V | ''> & Pick<ChoiceOptions<V>, 'values' | 'words'> {
  const { values, words, required = false, initial = '' } = options
  const schema = mixed<V | ''>((value): value is V | '' => typeof value === 'string')
    .defined()
    .test('chosen', problem('required'), (value) => value !== '' || !required)
    .test('offered', problem('notOffered'), (value) => value === '' || values.includes(value))
  return { kind: 'choice', ...base(label, options), schema, initial, values, words }
}

/** Where a picture's focal point lies, in percent of its width or height. */
export function percent(axis: 'x' | 'y'): NumberField<'percent'> {
  const label = {
    x: { en: 'Horizontal position', de: 'Waagerechte Position' },
    y: { en: 'Vertical position', de: 'Senkrechte Position' },
  }[axis]
  const [min, max] = [0, 100]
  // A stored zero is read as "nothing chosen", so the very edge is stored as one percent.
  const schema = between(min, max).transform((value: unknown) => (value === 0 ? 1 : value))
  return { kind: 'percent', ...base(label, {}), schema, initial: 50, min, max }
}

/** How large a picture is behind its cut, in percent of what fills it: a face comes closer. */
export const zoom = () =>
  integer({ en: 'Zoom', de: 'Vergrößerung' }, { min: 100, max: 300, initial: 100 })

/** How lists say yes and no. */
type YesAndNo = readonly [yes: Words, no: Words]

export const YES_AND_NO: YesAndNo = [
  { en: 'Yes', de: 'Ja' },
  { en: 'No', de: 'Nein' },
]

/** Yes or no. */
export function flag(
  label: Words,
  options: Omit<FieldOptions, 'required' | 'search'> & {
    initial?: boolean
    words?: YesAndNo
  } = {},
): Field<'flag', boolean> & { readonly words: YesAndNo } {
  const { initial = false, words = YES_AND_NO } = options
  const schema = mixed<boolean>((value): value is boolean => typeof value === 'boolean').defined()
  return { kind: 'flag', ...base(label, options), schema, initial, words }
}

const SHOWN_OR_HIDDEN: YesAndNo = [
  { en: 'Shown', de: 'Sichtbar' },
  { en: 'Hidden', de: 'Ausgeblendet' },
]

/** Whether visitors see a record, by a column that says so in words. */
export const shownFlag = (column: number, words: YesAndNo = SHOWN_OR_HIDDEN) =>
  flag(
    { en: 'Status', de: 'Status' },
    {
      formLabel: { en: 'Shown on the website', de: 'Auf der Website zu sehen' },
      ...{ initial: true, column, words },
    },
  )

export type AnyField =
  | ReturnType<typeof text>
  | ReturnType<typeof longText>
  | ReturnType<typeof textList>
  | ReturnType<typeof rows>
  | ReturnType<typeof email>
  | ReturnType<typeof link>
  | ReturnType<typeof hours>
  | ReturnType<typeof week>
  | ReturnType<typeof specialDays>
  | ReturnType<typeof image>
  | ReturnType<typeof optionalImage>
  | ReturnType<typeof altText>
  | ReturnType<typeof integer>
  | ReturnType<typeof rating>
  | ReturnType<typeof icon>
  | ReturnType<typeof choice<string>>
  | ReturnType<typeof choices<string>>
  | ReturnType<typeof date>
  | ReturnType<typeof dateList>
  | ReturnType<typeof time>
  | ReturnType<typeof amount>
  | ReturnType<typeof percent>
  | ReturnType<typeof markdown>
  | ReturnType<typeof flag>

export type FieldKind = AnyField['kind']
export type Fields = Readonly<Record<string, AnyField>>
