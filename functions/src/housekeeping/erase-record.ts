import { FieldPath, FieldValue, type Timestamp } from 'firebase-admin/firestore'
import { HttpsError } from 'firebase-functions/https'
import { object, string } from 'yup'
import { parseCommand } from '../parse-command.ts'
import {
  mayBeServed,
  publicationDocument,
  publicationRequest,
} from '../publishing/publication-state.ts'
import { purgeHistory } from './purge-history.ts'
import { BIN, binId, contentTypes, draftKey, PAGE_DRAFTS, VERSIONS } from '../shared.ts'
import { removeUnusedImages, waiveImageRetention, type ImageStore } from './unused-images.ts'

const commandSchema = object({
  collection: string()
    .required()
    .oneOf(contentTypes.map(({ collection }) => collection)),
  id: string()
    .required()
    .max(1_000)
    .matches(/^[^/]+$/),
}).noUnknown()

/**
 * Erases a record that is in the bin, as a person may demand of whom something was published: its row,
 * its history, what drafts of the page change about it, and the pictures that nothing else mentions.
 * Releases that may hold it are never served again, and the pages are published at once.
 *
 * Should it be interrupted, nothing has happened but what the next night finishes: a row that is gone
 * takes its history along (`purgeDeleted`), and the pictures are marked before that.
 *
 * @returns how much was erased, for the log
 * @throws HttpsError `invalid-argument` for a malformed command, `not-found` for what is not in the bin;
 *   otherwise when Firestore or Storage does not answer
 */
export async function eraseRecord(data: unknown, store: ImageStore, now: Date) {
  const { collection, id } = parseCommand(commandSchema, data)
  const { db } = store
  const row = db.collection(BIN).doc(binId(collection, id))
  const binned = await row.get()
  if (!binned.exists) throw notInBin()
  const record = db.collection(collection).doc(id)
  const change = new FieldPath('changes', draftKey(collection, id))
  const [versions, allDrafts] = await Promise.all([
    record.collection(VERSIONS).get(),
    db.collection(PAGE_DRAFTS).get(),
  ])
  const drafts = allDrafts.docs.filter((each) => each.get(change) !== undefined)
  const texts = [
    ...[binned, ...versions.docs].map((each) => each.get('record') as unknown),
    ...drafts.map((each) => each.get(change) as unknown),
  ]
  await waiveImageRetention(JSON.stringify(texts), store)
  await db.runTransaction(async (transaction) => {
    const [before, present] = await transaction.getAll(row, record)
    const state = (await transaction.get(publicationDocument(db))).data() ?? {}
    // Put back meanwhile.
    if (!before?.exists || present?.exists) throw notInBin()
    transaction.delete(row)
    for (const { ref } of drafts) transaction.update(ref, change, FieldValue.delete())
    const deleted = before.get('at') as Timestamp
    const erased = mayBeServed(deleted, state) ? { erased_until: deleted } : {}
    transaction.set(
      publicationDocument(db),
      { ...publicationRequest(), ...erased },
      { merge: true },
    )
  })
  await purgeHistory(db, collection, id)
  const files = await removeUnusedImages(store, now)
  return { collection, records: 1, versions: versions.size, files }
}

const notInBin = () => new HttpsError('not-found', 'It is not in the bin any more.')
