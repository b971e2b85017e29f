import type { Content, ContentDefinition, Values } from '#model/records/define-content.ts'
import type { AnyField, FieldKind } from '#model/fields/fields.ts'
import { withUnit } from '#model/fields/unit.ts'
import { isForeignImage } from '#model/images/image-address.ts'
import { problemsOf, type Problem } from '#model/fields/problem.ts'

export type Stored = Readonly<Record<string, unknown>>

/** A stored record that does not fit its definition: visitors do not see it, staff can repair it. */
export interface BrokenRecord {
  readonly id: string
  /** What is wrong, by the field's name. */
  readonly problems: Readonly<Record<string, Problem>>
  /** What a form can show of it; the other fields are as in an empty form. */
  readonly values: Stored
}

export type Decoded<D extends ContentDefinition> =
  { ok: true; record: Content<D> } | { ok: false; broken: BrokenRecord }

/**
 * Reads one stored document without throwing, so that a broken one cannot empty a list. The
 * definition may have changed since it was written: see `storedValues`.
 *
 * @param stored the document's data, timestamps already turned into `Date`s
 */
export function decode<D extends ContentDefinition>(
  definition: D,
  id: string,
  stored: Stored,
): Decoded<D> {
  const values = storedValues(definition, stored)
  const problems = problemsOf(definition, readable(definition, values), { strict: true })
  if (Object.keys(problems).length > 0) {
    return { ok: false, broken: { id, problems, values: presentable(definition, values) } }
  }
  const { rev, order_index } = stored
  const record = { ...kept({ rev, order_index }), ...values, id, ...timestamps(stored) }
  return { ok: true, record: record as unknown as Content<D> }
}

export interface ReadRecords<D extends ContentDefinition> {
  readonly records: readonly Content<D>[]
  /** Left out of the records, because they do not fit the definition. */
  readonly broken: readonly BrokenRecord[]
}

/** The records among decoded documents, in their order, and apart from them the broken ones. */
export function sorted<D extends ContentDefinition>(
  definition: D,
  decoded: readonly Decoded<D>[],
): ReadRecords<D> {
  const records = decoded.flatMap((each) => (each.ok ? [each.record] : []))
  const broken = decoded.flatMap((each) => (each.ok ? [] : [each.broken]))
  return { records: inOrder(definition, records), broken }
}

/**
 * Records in the order that staff gave them, those without a place of their own last; among these in
 * their definition's order, of equals by their creation. Sorted here and not by the query, which would
 * leave out those that lack the field: a definition may be younger than its records. They come last,
 * too.
 */
function inOrder<D extends ContentDefinition>(
  { order: { by, direction } }: D,
  records: readonly Content<D>[],
): Content<D>[] {
  const turn = direction === 'asc' ? 1 : -1
  return records.toSorted((one, other) => {
    const place = compare(one.order_index ?? Infinity, other.order_index ?? Infinity)
    if (place !== 0) return place
    const [a, b] = [keyOf(one[by]), keyOf(other[by])]
    if (a === null || b === null) return Number(a === null) - Number(b === null)
    const made = compare(keyOf(one.created_at) ?? 0, keyOf(other.created_at) ?? 0)
    return turn * (compare(a, b) || made || compare(one.id, other.id))
  })
}

type Key = string | number

function keyOf(value: unknown): Key | null {
  if (value instanceof Date) return value.getTime()
  return typeof value === 'string' || typeof value === 'number' ? value : null
}

const compare = (one: Key, other: Key) => (one < other ? -1 : Number(one > other))

/**
 * The values of a stored document as they are read. A field that is missing or null has its initial
 * value, and an alternative text the title, since the definition may be younger than the document;
 * unknown fields are left out.
 */
export function storedValues(definition: ContentDefinition, stored: Stored): Stored {
  return Object.fromEntries(
    Object.entries(definition.fields).map(([name, field]) => [
      name,
      plain(field, stored[name]) ?? absent(definition, name, stored),
    ]),
  )
}

function absent(definition: ContentDefinition, name: string, stored: Stored): unknown {
  const { [name]: field } = definition.fields
  // No query finds a record by a flag that it lacks: without the flag it is not public.
  if (name === definition.publicWhen) return false
  const title = stored[definition.title]
  return field?.kind === 'altText' && typeof title === 'string' ? title : field?.initial
}

/** What older or other writers stored in another shape. */
function plain(field: AnyField, value: unknown): unknown {
  if (field.kind === 'hours' && typeof value === 'object' && value !== null) {
    return 'hours' in value ? value.hours : value
  }
  if (field.kind === 'icon' && typeof value === 'string' && !field.names.includes(value)) {
    return field.fallback
  }
  if (field.kind === 'text' && typeof value === 'string') return withUnit(value, field.unit)
  // Older photos: nothing was chosen.
  if (field.kind === 'percent' && value === 0) return field.initial
  return value
}

/**
 * A picture at another site's address is shown nowhere and cannot be saved again, but it must not
 * hide its record: such an address could be saved earlier.
 */
function readable({ fields }: ContentDefinition, values: Stored): Stored {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      const foreign = fields[name]?.kind === 'image' && isForeignImage(String(value))
      return [name, foreign ? '/' : value]
    }),
  )
}

/** The types of kinds whose initial value may be null. */
const TYPES: Partial<Record<FieldKind, string>> = { image: 'string', amount: 'number' }

/** Inputs work with values of their field's type only. */
function presentable(definition: ContentDefinition, values: Stored): Stored {
  return Object.fromEntries(
    Object.entries(definition.fields).map(([name, { kind, initial }]) => {
      const value = values[name]
      if (Array.isArray(initial)) {
        return [
          name,
          Array.isArray(value) ? value.filter((one) => typeof one === 'string') : initial,
        ]
      }
      const type = TYPES[kind] ?? typeof initial
      return [name, typeof value === type ? value : initial]
    }),
  )
}

/** Numbers that only the back office writes, beside the fields of the definition. */
function kept(numbers: Stored): Stored {
  return Object.fromEntries(
    Object.entries(numbers).filter(([, value]) => typeof value === 'number'),
  )
}

function timestamps(stored: Stored) {
  const date = (value: unknown) => (value instanceof Date ? value : null)
  return { created_at: date(stored['created_at']), updated_at: date(stored['updated_at']) }
}

/**
 * The fields that a save has to write: those that were changed, and those that the stored document
 * lacks or holds in an older shape, so that it fits its definition afterwards.
 *
 * @param stored the document's data as it is now
 * @param opened the values that the form began with; undefined writes all fields
 */
export function fieldsToWrite<D extends ContentDefinition>(
  definition: D,
  stored: Stored,
  opened: Stored | undefined,
  values: Values<D>,
): Stored {
  const read = storedValues(definition, stored)
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => {
      if (!opened) return [[name, value]]
      if (!isSame(value, opened[name])) return isSame(value, stored[name]) ? [] : [[name, value]]
      // Somebody else's value stays, in the shape that is read.
      return isSame(read[name], stored[name]) ? [] : [[name, read[name]]]
    }),
  )
}

/** True when a stored document has exactly these values, whatever else it holds. */
export function holds(definition: ContentDefinition, stored: Stored, values: Stored): boolean {
  return Object.keys(definition.fields).every((name) => isSame(stored[name], values[name]))
}

export const isSame = (one: unknown, other: unknown) => text(one) === text(other)

/** An amount that is none yet is not an empty one, as it would be in JSON. */
const text = (value: unknown) =>
  JSON.stringify(value, (_, each: unknown) => (Number.isNaN(each) ? 'NaN' : each))
