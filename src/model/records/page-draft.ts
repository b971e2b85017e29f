import type { Stored } from '#model/records/decode.ts'
import type { Content, ContentDefinition } from '#model/records/define-content.ts'
import { problemsOf, type Problem } from '#model/fields/problem.ts'

/** The drafts of the page's editor, one a uid: only its own account reads and writes it. */
export const PAGE_DRAFTS = 'drafts'

export interface RecordChange {
  readonly kind: 'edited' | 'created' | 'deleted'
  /** What changed fields held when the change began: a publication is compared with it. */
  readonly opened?: Stored
  /** The changed fields of `edited`, all of `created`; perhaps not valid yet: nothing typed is lost. */
  readonly values: Stored
  /** What was typed and given up for somebody else's: it becomes a version. */
  readonly aside?: Stored
}

/** What an account has changed on the page and not published. */
export interface PageDraft {
  /** The changes by `<collection>/<id>`. */
  readonly changes: Readonly<Record<string, RecordChange>>
  /** The ids of each collection in their new order. */
  readonly orders: Readonly<Record<string, readonly string[]>>
}

export const emptyDraft: PageDraft = { changes: {}, orders: {} }

export const countChanges = ({ changes, orders }: PageDraft) =>
  Object.keys(changes).length + Object.keys(orders).length

/** A record's key in a draft. */
export const draftKey = (collection: string, id: string) => `${collection}/${id}`

export function partsOfKey(key: string): { readonly collection: string; readonly id: string } {
  const slash = key.indexOf('/')
  return { collection: key.slice(0, slash), id: key.slice(slash + 1) }
}

/**
 * A type's records as they will be once the draft is published.
 *
 * @param records in their order, as stored
 * @returns the very same list where the draft does not touch it
 */
export function withDraft<D extends ContentDefinition>(
  definition: D,
  records: readonly Content<D>[],
  { changes, orders }: PageDraft,
): readonly Content<D>[] {
  const { collection } = definition
  const own = Object.entries(changes).filter(([key]) => key.startsWith(`${collection}/`))
  const { [collection]: order } = orders
  if (own.length === 0 && !order) return records
  const changeOf = (id: string) => changes[draftKey(collection, id)]
  const kept = records
    .filter(({ id }) => changeOf(id)?.kind !== 'deleted')
    .map((record) => {
      const change = changeOf(record.id)
      return change ? { ...record, ...change.values } : record
    })
  const known = new Set(records.map(({ id }) => id))
  const created = own
    .map(([key, change]) => ({ ...partsOfKey(key), change }))
    .filter(({ id, change }) => !known.has(id) && mayCreate(definition, change))
    .map(({ id, change }) => newRecord(definition, id, change.values))
  const all = [...kept, ...created]
  if (!order) return all
  const place = (id: string) => (order.includes(id) ? order.indexOf(id) : Infinity)
  return all.toSorted((one, other) => {
    const [a, b] = [place(one.id), place(other.id)]
    return a === b ? 0 : a - b
  })
}

/**
 * Whether a change holds all that creates its record: the only record of a type may have been changed
 * before the store had answered that there is none.
 */
export function mayCreate(
  { single, fields }: ContentDefinition,
  { kind, values }: RecordChange,
): boolean {
  if (kind !== 'edited' || single === undefined) return kind === 'created'
  return Object.keys(fields).every((name) => name in values)
}

function newRecord<D extends ContentDefinition>(
  definition: D,
  id: string,
  values: Stored,
): Content<D> {
  const record = { ...definition.initial, ...values, id, created_at: null, updated_at: null }
  return record as unknown as Content<D>
}

/**
 * What keeps a draft from being published, by record and field; nothing when it is complete.
 *
 * @param definitions of all types that the draft may change
 * @param storedOf what is stored of a record, by its key, as far as that is known: of a changed record
 *   the draft has the changed fields alone, but may ask for others by them
 */
export function draftProblems(
  definitions: readonly ContentDefinition[],
  { changes }: PageDraft,
  storedOf: (key: string) => Stored | undefined = () => undefined,
): Readonly<Record<string, Readonly<Record<string, Problem>>>> {
  const found = Object.entries(changes).flatMap(([key, { kind, values }]) => {
    const { collection } = partsOfKey(key)
    const definition = definitions.find((each) => each.collection === collection)
    if (!definition || kind === 'deleted') return []
    const isOwn = ([name, { problem }]: [string, Problem]) =>
      kind === 'created' || name in values || problem === 'incomplete'
    const all = Object.entries(problemsOf(definition, { ...storedOf(key), ...values })).filter(
      isOwn,
    )
    return all.length > 0 ? [[key, Object.fromEntries(all)] as const] : []
  })
  return Object.fromEntries(found)
}
