import { doc, runTransaction, serverTimestamp } from 'firebase/firestore'
import { firestore } from '#data/firestore.ts'
import { withDeadline } from '#data/deadline.ts'
import type { ContentDefinition, Values } from '#model/define-content.ts'

/** A record's id, made on the device: repeating a create with it cannot make a second record. */
export function newContentId(): string {
  return crypto.randomUUID()
}

/**
 * Writes one whole record, all or nothing. A transaction, because it needs the server's answer:
 * a plain write would wait in a queue while the device is offline and look like a success.
 *
 * @param id an existing record's id, or one from `newContentId`
 * @throws when the server refused or did not answer in time; nothing was changed then, or the
 *   same call can simply be repeated
 */
export async function saveContent<D extends ContentDefinition>(
  definition: D,
  id: string,
  values: Values<D>,
): Promise<void> {
  const record = doc(firestore(), definition.collection, id)
  await withDeadline(
    runTransaction(firestore(), async (transaction) => {
      const stored = await transaction.get(record)
      const updated = { ...definition.schema.cast(values), updated_at: serverTimestamp() }
      if (stored.exists()) transaction.update(record, updated)
      else transaction.set(record, { ...updated, created_at: serverTimestamp() })
    }),
  )
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
