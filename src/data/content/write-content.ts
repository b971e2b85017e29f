import {
  doc,
  getDocFromServer,
  increment,
  runTransaction,
  serverTimestamp,
  type Transaction,
} from 'firebase/firestore'
import { withDeadline } from '#data/deadline.ts'
import { firestore } from '#data/firestore.ts'
import { fieldsToWrite, holds, type Stored } from '#model/decode.ts'
import type { ContentDefinition, Values } from '#model/define-content.ts'
import { PUBLICATION } from '#model/publication.ts'

/** A record's id, made on the device: repeating a create with it cannot make a second record. */
export function newContentId(): string {
  return crypto.randomUUID()
}

/** A write that the record's state forbids; the message tells staff why, and what they can do. */
export class ContentConflict extends Error {}

/**
 * Creates a record, all or nothing. A transaction, because it needs the server's answer: a plain
 * write would wait in a queue while the device is offline and look like a success.
 *
 * @param id from `newContentId`, or the id of a definition's single record
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
  tried: readonly Stored[],
): Promise<void> {
  const record = doc(firestore(), definition.collection, id)
  const updated = { ...definition.schema.cast(values), updated_at: serverTimestamp() }
  await inTransaction(async (transaction) => {
    const stored = await transaction.get(record)
    if (!stored.exists()) {
      transaction.set(record, { ...updated, created_at: serverTimestamp() })
    } else if (tried.some((own) => holds(definition, stored.data(), own))) {
      transaction.update(record, updated)
    } else {
      throw new ContentConflict(definition.messages.existsAlready)
    }
  })
}

/**
 * Writes a record that must exist: the fields that were changed, and those that the stored one lacks
 * because the definition is younger. Fields that others have changed meanwhile are left alone.
 *
 * @param opened the values that the form began with; undefined when the stored record is broken:
 *   then all fields are written
 * @throws ContentConflict when it found no record, or nothing was there after it; otherwise as
 *   `createContent`
 */
export async function updateContent<D extends ContentDefinition>(
  definition: D,
  id: string,
  opened: Stored | undefined,
  values: Values<D>,
): Promise<void> {
  const record = doc(firestore(), definition.collection, id)
  await inTransaction(async (transaction) => {
    const stored = await transaction.get(record)
    if (!stored.exists()) throw new ContentConflict(definition.messages.gone)
    const fields = fieldsToWrite(definition, stored.data(), opened, values)
    transaction.update(record, { ...fields, updated_at: serverTimestamp() })
  })
  const written = await withDeadline(() => getDocFromServer(record))
  if (!written.exists()) throw new ContentConflict('No data returned from update operation')
}

/** @throws when the server refused or did not answer in time */
export async function deleteContent(definition: ContentDefinition, id: string): Promise<void> {
  const record = doc(firestore(), definition.collection, id)
  await inTransaction(async (transaction) => {
    // Read, so that a delete which arrives late is refused when the record was saved meanwhile.
    const stored = await transaction.get(record)
    if (stored.exists()) transaction.delete(record)
  })
}

/**
 * A transaction that ends with its deadline. The SDK runs its function again when a commit fails,
 * however late: with the store as it is by then, it would overwrite what was saved meanwhile. A
 * commit that is on its way already cannot be called back; it arrives only where every record that
 * the transaction has read is still as it was.
 *
 * @param work reads every record that it writes
 */
function inTransaction(work: (transaction: Transaction) => Promise<void>): Promise<void> {
  return withDeadline((signal) =>
    runTransaction(firestore(), async (transaction) => {
      signal.throwIfAborted()
      await work(transaction)
      // With the write or not at all: the function that publishes content waits for it.
      const publication = doc(firestore(), PUBLICATION.collection, PUBLICATION.id)
      transaction.set(publication, { wanted: increment(1) }, { merge: true })
      signal.throwIfAborted()
    }),
  )
}
