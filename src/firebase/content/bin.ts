import {
  collection,
  doc,
  orderBy,
  query,
  serverTimestamp,
  type Transaction,
} from 'firebase/firestore'
import {
  ContentConflict,
  forgetOutdated,
  inTransaction,
  versionOf,
  type PlannedWrite,
} from '#firebase/content/transaction.ts'
import { useDocuments, type Documents } from '#firebase/content/use-documents.ts'
import { firestore } from '#firebase/app/firestore.ts'
import type { Stored } from '#model/records/decode.ts'
import type { ContentDefinition } from '#model/records/define-content.ts'
import { BIN, binId, revOf } from '#model/records/history.ts'
import { dateOf } from '#model/records/stored-dates.ts'

const inBin = (collection: string, id: string) => doc(firestore(), BIN, binId(collection, id))

/**
 * Moves a record to the bin, all or nothing; one that is gone already stays so.
 *
 * @param author the signed-in account's e-mail address
 * @throws when the server refused or did not answer in time
 */
export async function deleteContent(
  { collection: name }: ContentDefinition,
  id: string,
  author: string,
): Promise<void> {
  await inTransaction((transaction) => planDelete(transaction, name, id, author))
}

/** `deleteContent` as a part of a transaction. */
export async function planDelete(
  transaction: Transaction,
  name: string,
  id: string,
  author: string,
): Promise<PlannedWrite> {
  const record = doc(firestore(), name, id)
  // Read, so that a delete which arrives late is refused when the record was saved meanwhile.
  const stored = (await transaction.get(record)).data()
  if (!stored) return undefined
  const deleted = { record: stored, author, at: serverTimestamp() }
  const rev = revOf(stored) + 1
  return () => {
    transaction.delete(record)
    transaction.set(inBin(name, id), { ...deleted, collection: name, id })
    transaction.set(versionOf(record, rev), { ...deleted, kind: 'deleted' })
    forgetOutdated(transaction, record, rev)
  }
}

/**
 * Puts a deleted record back, exactly as it was.
 *
 * @param author the signed-in account's e-mail address
 * @throws ContentConflict when it is not in the bin any more; otherwise as `deleteContent`
 */
export async function restoreContent(name: string, id: string, author: string): Promise<void> {
  const record = doc(firestore(), name, id)
  await inTransaction(async (transaction) => {
    const row = inBin(name, id)
    const [present, binned] = [await transaction.get(record), await transaction.get(row)]
    // A restore whose answer was lost, or a colleague's.
    if (present.exists()) return undefined
    const stored = (binned.data()?.['record'] ?? undefined) as Stored | undefined
    if (!stored) throw new ContentConflict('not-in-bin')
    // One more than that of the deletion.
    const rev = revOf(stored) + 2
    const next = { ...stored, rev, updated_at: serverTimestamp() }
    const version = { record: next, author, kind: 'restored', at: serverTimestamp() }
    return () => {
      transaction.set(record, next)
      transaction.delete(row)
      transaction.set(versionOf(record, rev), version)
      forgetOutdated(transaction, record, rev)
    }
  })
}

/**
 * Erases a deleted record for good, with its history, its pictures, and the releases that may show it.
 *
 * @param password the signed-in account's
 * @throws as `callWithPassword`
 */
export async function eraseContent(name: string, id: string, password: string): Promise<void> {
  const { callWithPassword } = await import('#firebase/session/account.ts')
  await callWithPassword('eraseRecord', { collection: name, id }, password)
}

/** A deleted record. */
export interface Deleted {
  readonly collection: string
  readonly id: string
  readonly record: Stored
  readonly author: string
  /** Null for a moment, until the server has set it. */
  readonly at: Date | null
}

/** What is in the bin, the latest first, live. */
export function useBin(): Documents<Deleted> {
  const all = () => query(collection(firestore(), BIN), orderBy('at', 'desc'))
  return useDocuments(BIN, 'the bin', all, (stored) => {
    const { at, ...row } = stored.data() as Omit<Deleted, 'at'> & { at: unknown }
    return { ...row, at: dateOf(at) }
  })
}
