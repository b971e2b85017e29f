import { Timestamp, type Firestore } from 'firebase-admin/firestore'
import { BIN, BIN_KEPT_DAYS, DAY_MS, VERSIONS } from '../shared.ts'

const KEPT_MS = BIN_KEPT_DAYS * DAY_MS

/**
 * Deletes the history of a record that is neither there nor in the bin; another's is never touched.
 *
 * @throws when Firestore does not answer; it can then be called again
 */
export async function purgeHistory(db: Firestore, collection: string, id: string): Promise<void> {
  const record = db.collection(collection).doc(id)
  const inBin = db.collection(BIN).doc(`${collection}:${id}`)
  const [present, binned] = await Promise.all([record.get(), inBin.get()])
  // Restored, or deleted once more.
  if (present.exists || binned.exists) return
  await db.recursiveDelete(record.collection(VERSIONS))
}

/**
 * Empties the bin of what has been in it for `BIN_KEPT_DAYS`. To be called once a day; an interrupted call is
 * made good by the next.
 *
 * @param now the day that it is
 * @returns how many records are gone for good
 * @throws when Firestore does not answer
 */
export async function emptyBin(db: Firestore, now: Date): Promise<number> {
  const due = Timestamp.fromMillis(now.getTime() - KEPT_MS)
  const { docs } = await db.collection(BIN).where('at', '<=', due).get()
  for (const { ref } of docs) await ref.delete()
  return docs.length
}
