import { deleteField, FieldPath, serverTimestamp, setDoc } from 'firebase/firestore'
import { withDeadline } from '#firebase/timing/deadline.ts'
import { draftDocument } from '#firebase/page-draft/draft-document.ts'
import {
  keepTyping,
  keptUntilSent,
  type ChangedFields,
  type ChangedPart,
  type PendingChange,
} from '#firebase/page-draft/pending-changes.ts'
import { isSame, type Stored } from '#model/records/decode.ts'
import { decided, type Conflict, type Decision } from '#model/records/merge.ts'
import type { PageDraft, RecordChange } from '#model/records/page-draft.ts'

/*
 * Each write touches only what it is about, so that two devices of one account that change the draft
 * at the same time do not undo each other's. All of them throw when the server refused or did not
 * answer in time; what was sent may still arrive.
 */

/**
 * Writes an empty draft where there is none. A change must not be the first thing in the document:
 * while a listened document is missing, the SDK takes every snapshot of the server for the news that
 * it still is, and drops a change that was committed before such a snapshot and arrives after it, as
 * the emulator's may.
 */
export const createDraft = (uid: string): Promise<void> =>
  setDoc(draftDocument(uid), { updated_at: serverTimestamp() }, { merge: true })

/** Writes a change, however long that takes. */
export const sendChange = (uid: string, change: PendingChange): Promise<void> =>
  'part' in change ? putPart(uid, change) : mergeFields(uid, change)

function mergeFields(uid: string, { key, kind, opened, fields, aside = {} }: ChangedFields) {
  // Merging an empty map would empty the stored one.
  const filled = Object.entries({ opened, values: fields, aside }).filter(
    ([, each]) => Object.keys(each).length > 0,
  )
  return mergeChange(uid, key, { kind, ...Object.fromEntries(filled) })
}

const putPart = (uid: string, { part, name, value = deleteField() }: ChangedPart) =>
  setDoc(
    draftDocument(uid),
    { [part]: { [name]: value }, updated_at: serverTimestamp() },
    { mergeFields: [new FieldPath(part, name), 'updated_at'] },
  )

const mergeChange = (uid: string, key: string, change: Partial<RecordChange>) =>
  setDoc(
    draftDocument(uid),
    { changes: { [key]: change }, updated_at: serverTimestamp() },
    { merge: true },
  )

interface FieldChange {
  /** As `draftKey` makes it. */
  readonly key: string
  /** The record's change so far; undefined for its first. */
  readonly change: RecordChange | undefined
  /** What the record holds in the store. */
  readonly stored: Stored
  /** The changed ones alone. */
  readonly fields: Stored
}

const change = (uid: string, pending: PendingChange) =>
  withDeadline(() => keptUntilSent(uid, pending, () => sendChange(uid, pending)))

/** Changes fields of a record in the draft. */
export const changeFields = (uid: string, changed: FieldChange): Promise<void> =>
  change(uid, pendingOf(changed))

/**
 * Keeps fields that are being typed into on this device, until `changeFields`: a crash does not lose
 * them.
 *
 * @param typed undefined when they are given up
 */
export function keepTypedFields(uid: string, typed: FieldChange | undefined): void {
  keepTyping(uid, typed && pendingOf(typed))
}

/** Whether a record is with it again as it was when its change began. */
export function isTakenBack({ change, stored, fields }: FieldChange): boolean {
  if (change?.kind !== 'edited' || change.aside) return false
  const before = { ...stored, ...change.opened }
  const values = { ...change.values, ...fields }
  return Object.entries(values).every(([name, value]) => isSame(value, before[name]))
}

function pendingOf({ key, change, stored, fields }: FieldChange): ChangedFields {
  // A field that the draft has changed before began with what it held then.
  const first = Object.keys(fields).filter((name) => !(name in (change?.values ?? {})))
  const opened = Object.fromEntries(
    first.filter((name) => name in stored).map((name) => [name, stored[name]]),
  )
  return { key, kind: change?.kind ?? 'edited', opened, fields }
}

/** @param values all fields; perhaps not valid yet */
export const createRecord = (uid: string, key: string, values: Stored) =>
  put(uid, 'changes', key, { kind: 'created', values })

/**
 * Deletes a record in the draft, which keeps what was typed into it.
 *
 * @param stored what the record holds in the store
 */
export const deleteRecord = (
  uid: string,
  key: string,
  before: RecordChange | undefined,
  stored: Stored,
) => put(uid, 'changes', key, { opened: stored, values: {}, ...before, kind: 'deleted' })

/** Takes a record's change back; of a deletion, only that it is deleted, where more was changed before. */
export function takeBack(uid: string, key: string, change: RecordChange): Promise<void> {
  const { kind, values, aside } = change
  const isMore = kind === 'deleted' && (aside !== undefined || Object.keys(values).length > 0)
  return isMore
    ? put(uid, 'changes', key, { ...change, kind: 'edited' })
    : discardPart(uid, 'changes', key)
}

/** @param ids all records of the collection, in their new order */
export const orderRecords = (uid: string, collection: string, ids: readonly string[]) =>
  put(uid, 'orders', collection, ids)

/** One part of a draft: `changes` and a record's key, or `orders` and a collection. */
const put = <P extends keyof PageDraft>(
  uid: string,
  part: P,
  name: string,
  value: PageDraft[P][string],
) => change(uid, { part, name, value })

/** Takes one part of the draft back. */
export const discardPart = (uid: string, part: keyof PageDraft, name: string) =>
  change(uid, { part, name })

/** Puts a decision into the draft; what was not chosen of one's own becomes a version. */
export function decideConflicts(
  uid: string,
  key: string,
  conflicts: readonly Conflict[],
  decision: Decision,
): Promise<void> {
  const before = { opened: undefined, values: {}, aside: undefined }
  const { opened = {}, values, aside } = decided<Stored>(before, conflicts, decision)
  // Merging an empty map would empty the stored one.
  const change = { opened, ...(aside ? { values, aside } : {}) }
  return withDeadline(() => mergeChange(uid, key, change))
}
