import { FirebaseError } from 'firebase/app'
import {
  doc,
  increment,
  runTransaction,
  type DocumentReference,
  type Transaction,
} from 'firebase/firestore'
import { NoAnswer, withDeadline } from '#firebase/timing/deadline.ts'
import { firestore } from '#firebase/app/firestore.ts'
import type { Problem } from '#model/fields/problem.ts'
import { asideId, VERSIONS, VERSIONS_KEPT } from '#model/records/history.ts'
import { PUBLICATION } from '#model/records/publication.ts'

/** Why: there is no record, another one is in its place, the update left none, the bin has none. */
type ConflictKind = 'gone' | 'exists' | 'nothing-returned' | 'not-in-bin'

/** A write that the record's state forbids. */
export class ContentConflict extends Error {
  readonly kind: ConflictKind

  constructor(kind: ConflictKind) {
    super(`The write is refused: ${kind}.`)
    this.kind = kind
  }
}

type Problems = Readonly<Record<string, Problem>>

/** What would be stored is not as its definition wants it, such as shown and incomplete. */
export class DoesNotFit extends Error {
  readonly problems: Problems

  constructor(problems: Problems) {
    super(`The write is refused: ${Object.keys(problems).join(', ')} would not fit.`)
    this.problems = problems
  }
}

export const isIncomplete = (problems: Problems): boolean =>
  Object.values(problems).some((each) => each.problem === 'incomplete')

/** Writes what a transaction has decided; undefined where there is nothing to write. */
export type PlannedWrite = (() => void) | undefined

/**
 * A transaction that ends with its deadline, and asks for a publication. The SDK runs its function
 * again when a commit fails, however late: with the store as it is by then, it would overwrite what
 * was saved meanwhile. A commit that is on its way already cannot be called back; it arrives only
 * where every record that the transaction has read is still as it was.
 *
 * @param work reads every record that its plan writes: reading comes before all writing
 * @throws what `work` throws; otherwise when the server refused or did not answer in time
 */
export function inTransaction(
  work: (transaction: Transaction) => Promise<PlannedWrite>,
): Promise<void> {
  return withDeadline(async (signal) => {
    const attempt = () =>
      runTransaction(firestore(), async (transaction) => {
        signal.throwIfAborted()
        const write = await work(transaction)
        if (write) {
          write()
          // With the write or not at all: the function that publishes content waits for it.
          const publication = doc(firestore(), PUBLICATION.collection, PUBLICATION.id)
          transaction.set(publication, { wanted: increment(1) }, { merge: true })
        }
        signal.throwIfAborted()
      })
    for (let attempts = 1; attempts < ATTEMPTS; attempts += 1) {
      try {
        return await attempt()
      } catch (error) {
        if (!isRefused(error)) throw error
      }
    }
    return attempt()
  })
}

/**
 * Somebody who writes the same record at the same moment leaves versions that this write does not
 * follow: the rules refuse it before the server notices that it has to be tried again.
 */
const ATTEMPTS = 4

/** Whether a write has failed because there was no way to the server. */
export const isUnreached = (error: unknown): boolean =>
  error instanceof NoAnswer || (error instanceof FirebaseError && error.code === 'unavailable')

const isRefused = (error: unknown) =>
  error instanceof FirebaseError && error.code === 'permission-denied'

/** The record's version with this id. */
export const versionOf = (record: DocumentReference, id: number | string) =>
  doc(record, VERSIONS, String(id))

/** Deletes what is no longer kept once `rev` is written. */
export function forgetOutdated(
  transaction: Transaction,
  record: DocumentReference,
  rev: number,
): void {
  const outdated = rev - VERSIONS_KEPT
  if (outdated < 0) return
  for (const id of [outdated, asideId(outdated)]) transaction.delete(versionOf(record, id))
}
