import {
  doc,
  getDocFromServer,
  serverTimestamp,
  type DocumentReference,
  type Transaction,
} from 'firebase/firestore'
import {
  ContentConflict,
  DoesNotFit,
  forgetOutdated,
  inTransaction,
  isIncomplete,
  versionOf,
  type PlannedWrite,
} from '#firebase/content/transaction.ts'
import { withDeadline } from '#firebase/timing/deadline.ts'
import { firestore } from '#firebase/app/firestore.ts'
import { holds, type Stored } from '#model/records/decode.ts'
import type { ContentDefinition, Values } from '#model/records/define-content.ts'
import { asideId, revOf, type VersionKind } from '#model/records/history.ts'
import { merge, type Conflict } from '#model/records/merge.ts'

/** A record's id, made on the device: repeating a create with it cannot make a second record. */
export function newContentId(): string {
  return crypto.randomUUID()
}

/**
 * Creates a record with its first version, all or nothing. A transaction, because it needs the
 * server's answer: a plain write would wait in a queue while the device is offline and look like a
 * success.
 *
 * @param id from `newContentId`, or the id of a definition's single record
 * @param author the signed-in account's e-mail address
 * @param tried what this form has tried to create, now and before: an earlier try may have arrived
 *   without an answer
 * @throws ContentConflict when somebody else's record is there already; otherwise when the server
 *   refused or did not answer in time; the same call can then be repeated, it never makes a second
 *   record
 */
export async function createContent<D extends ContentDefinition>(
  definition: D,
  id: string,
  values: Values<D>,
  author: string,
  tried: readonly Stored[],
): Promise<void> {
  await inTransaction((transaction) =>
    planCreate(transaction, definition, id, { values, author, tried }),
  )
}

interface Creation<D extends ContentDefinition> {
  readonly values: Values<D>
  readonly author: string
  readonly tried: readonly Stored[]
  /** Its place in a list that has an order of its own. */
  readonly place?: Stored
}

/**
 * `createContent` as a part of a transaction.
 */
export async function planCreate<D extends ContentDefinition>(
  transaction: Transaction,
  definition: D,
  id: string,
  { values, author, tried, place }: Creation<D>,
): Promise<PlannedWrite> {
  const record = doc(firestore(), definition.collection, id)
  const written = definition.schema.cast(values)
  const stored = (await transaction.get(record)).data()
  if (!stored) {
    const next = { ...written, ...place, created_at: serverTimestamp() }
    return planPut(transaction, record, { stored, next, author, kind: 'created' })
  }
  const own = tried.find((each) => holds(definition, stored, each))
  if (!own) throw new ContentConflict('exists')
  const { fields } = merge(definition, stored, own, values)
  if (isEmpty(fields)) return undefined
  const next = { ...stored, ...fields }
  return planPut(transaction, record, { stored, next, author, kind: 'edited' })
}

export interface Update<D extends ContentDefinition> {
  /** The values that the form began with; undefined when the stored record is broken. */
  readonly opened: Stored | undefined
  readonly values: Values<D>
  /** The signed-in account's e-mail address. */
  readonly author: string
  readonly kind?: 'edited' | 'restored'
  /** What somebody typed and did not choose: it becomes a version. */
  readonly aside?: Stored | undefined
}

/** How a save went. */
export interface SaveResult {
  /** What both sides have changed, each differently: nothing was written, staff have to choose. */
  readonly conflicts: readonly Conflict[]
  /** What the record then holds. */
  readonly values: Stored
  /** The fields that others alone have changed since the form began. */
  readonly theirs: readonly string[]
  /** Whose version that was which held them; a new place in a list makes none. */
  readonly lastAuthor?: string | undefined
}

/**
 * Writes a record that must exist, with its version: the fields that were changed, and those that the
 * stored one lacks because the definition is younger. Fields that others alone have changed meanwhile
 * are left as they are.
 *
 * @throws ContentConflict when there is no record, or nothing was there after it; DoesNotFit;
 *   otherwise as `createContent`
 */
export async function updateContent<D extends ContentDefinition>(
  definition: D,
  id: string,
  update: Update<D>,
): Promise<SaveResult> {
  const { opened, values, author, kind = 'edited', aside } = update
  const record = doc(firestore(), definition.collection, id)
  let result: SaveResult = { conflicts: [], values, theirs: [] }
  await inTransaction(async (transaction) => {
    const stored = (await transaction.get(record)).data()
    if (!stored) throw new ContentConflict('gone')
    const merged = merge(definition, stored, opened, values)
    const { present, fields, problems, conflicts, theirs } = merged
    // What was decided may not go together: a record that others show, and what one leaves out of it.
    if (conflicts.length === 0 && isIncomplete(problems)) throw new DoesNotFit(problems)
    const lastAuthor = theirs.some((field) => field !== 'order_index')
      ? await authorOf(transaction, record, stored)
      : undefined
    result = { conflicts, values: { ...present, ...fields }, theirs, lastAuthor }
    if (conflicts.length > 0 || (isEmpty(fields) && !aside)) return undefined
    const next = { ...stored, ...fields }
    return planPut(transaction, record, { stored, next, author, kind, aside })
  })
  // The write is confirmed: where the connection for reading is not back yet, that is enough.
  const left = await withDeadline(() => getDocFromServer(record)).catch(() => undefined)
  if (left?.exists() === false) throw new ContentConflict('nothing-returned')
  return result
}

interface Change {
  /** The record's data before; undefined while there is none. */
  readonly stored: Stored | undefined
  readonly next: Stored
  readonly author: string
  readonly kind: VersionKind
  readonly aside?: Stored | undefined
}

/** Writes a record together with what the security rules ask for: the version that it then is. */
export async function planPut(
  transaction: Transaction,
  record: DocumentReference,
  change: Change,
): Promise<() => void> {
  const { stored, author, kind, aside } = change
  const before = revOf(stored ?? {})
  const rev = before + 1
  const next = { ...change.next, rev, updated_at: serverTimestamp() }
  const isFound = stored && !(await transaction.get(versionOf(record, before))).exists()
  const version = (id: number | string, kind: VersionKind, record_: Stored) =>
    transaction.set(versionOf(record, id), { record: record_, author, kind, at: serverTimestamp() })
  return () => {
    transaction.set(record, next)
    version(rev, kind, next)
    // Older than its history: what it held would be lost.
    if (isFound) version(before, 'found', stored)
    if (aside) version(asideId(rev), 'aside', { ...next, ...aside })
    forgetOutdated(transaction, record, rev)
  }
}

async function authorOf(transaction: Transaction, record: DocumentReference, stored: Stored) {
  const version = await transaction.get(versionOf(record, revOf(stored)))
  return version.get('author') as string | undefined
}

const isEmpty = (fields: Stored) => Object.keys(fields).length === 0
