import { doc, getDocFromServer, runTransaction, serverTimestamp } from 'firebase/firestore'
import { withDeadline } from '#data/deadline.ts'
import { firestore } from '#data/firestore.ts'
import { fieldsToWrite, type Stored } from '#model/decode.ts'
import type { ContentDefinition, Values } from '#model/define-content.ts'

/** A record's id, made on the device: repeating a create with it cannot make a second record. */
export function newContentId(): string {
  return crypto.randomUUID()
}

/**
 * Creates a record, all or nothing. A transaction, because it needs the server's answer: a plain
 * write would wait in a queue while the device is offline and look like a success.
 *
 * @param id from `newContentId`, or the id of a definition's single record
 * @throws when the server refused or did not answer in time; the same call can then be repeated,
 *   it never makes a second record
 */
export async function createContent<D extends ContentDefinition>(
  definition: D,
  id: string,
  values: Values<D>,
): Promise<void> {
  const record = doc(firestore(), definition.collection, id)
  const updated = { ...definition.schema.cast(values), updated_at: serverTimestamp() }
  await withDeadline(
    runTransaction(firestore(), async (transaction) => {
      const stored = await transaction.get(record)
      if (stored.exists()) transaction.update(record, updated)
      else transaction.set(record, { ...updated, created_at: serverTimestamp() })
    }),
  )
}

/** An update found no record, or nothing was there after it; the message says which. */
export class ContentGone extends Error {}

/**
 * Writes a record that must exist: the fields that were changed, and those that the stored one lacks
 * because the definition is younger. Fields that others have changed meanwhile are left alone.
 *
 * @param opened the values that the form began with; undefined when the stored record is broken:
 *   then all fields are written
 * @throws ContentGone when it does not exist (any more); otherwise as `createContent`
 */
export async function updateContent<D extends ContentDefinition>(
  definition: D,
  id: string,
  opened: Stored | undefined,
  values: Values<D>,
): Promise<void> {
  const record = doc(firestore(), definition.collection, id)
  await withDeadline(
    runTransaction(firestore(), async (transaction) => {
      const stored = await transaction.get(record)
      if (!stored.exists()) throw new ContentGone(definition.messages.gone)
      const fields = fieldsToWrite(definition, stored.data(), opened, values)
      transaction.update(record, { ...fields, updated_at: serverTimestamp() })
    }),
  )
  const written = await withDeadline(getDocFromServer(record))
  if (!written.exists()) throw new ContentGone('No data returned from update operation')
}

/** @throws when the server refused or did not answer in time */
export async function deleteContent(definition: ContentDefinition, id: string): Promise<void> {
  const record = doc(firestore(), definition.collection, id)
  await withDeadline(
    runTransaction(firestore(), (transaction) => {
      transaction.delete(record)
      return Promise.resolve()
    }),
  )
}
