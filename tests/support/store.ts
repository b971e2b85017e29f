import type { QueryDocumentSnapshot, Timestamp } from 'firebase-admin/firestore'
import { DEMO_PROJECT, EMULATORS } from '#model/firebase-project.ts'
import { emptyMailbox } from '#tests/support/mails.ts'
import { emulatorBackend } from '#tools/backend.ts'
import { sampleDocuments } from '#tools/seed.ts'

const backend = emulatorBackend()
const { host, firestore } = EMULATORS
const DOCUMENTS = `http://${host}:${firestore}/emulator/v1/projects/${DEMO_PROJECT}/databases/(default)/documents`

/** The Firestore that the site under test reads, without rules. */
export const store = backend.firestore
export const accounts = backend.auth

export async function emptyStore(): Promise<void> {
  const { ok } = await fetch(DOCUMENTS, { method: 'DELETE' })
  if (!ok) throw new Error('The Firestore emulator could not be emptied.')
}

export async function storedDocuments(): Promise<QueryDocumentSnapshot[]> {
  const collections = await store.listCollections()
  const snapshots = await Promise.all(collections.map((collection) => collection.get()))
  return snapshots.flatMap(({ docs }) => docs)
}

const seeded = sampleDocuments()
/** When this process wrote each of them last. */
const seededAt = new Map<string, Timestamp>()

/** As after the first `npm start`: the samples, no requests, no mails. */
export async function resetStore(): Promise<void> {
  await Promise.all([restoreDocuments(), emptyMailbox()])
}

/** Writes only what has changed: every write starts a function that looks for unused images. */
async function restoreDocuments(): Promise<void> {
  const stored = new Map((await storedDocuments()).map((each) => [each.ref.path, each]))
  const isUntouched = (path: string) => {
    const writtenAt = seededAt.get(path)
    return writtenAt !== undefined && stored.get(path)?.updateTime.isEqual(writtenAt)
  }
  const toSeed = [...seeded].filter(([path]) => !isUntouched(path))
  const batch = store.batch()
  for (const [path, record] of toSeed) batch.set(store.doc(path), record)
  for (const [path, { ref }] of stored) if (!seeded.has(path)) batch.delete(ref)
  const results = await batch.commit()
  for (const [index, [path]] of toSeed.entries()) {
    const writeTime = results[index]?.writeTime
    if (writeTime) seededAt.set(path, writeTime)
  }
}
