import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { FieldPath } from 'firebase-admin/firestore'
import type { DocumentReference, QueryDocumentSnapshot, Timestamp } from 'firebase-admin/firestore'
import { adminAccounts, sessionsOf } from '#model/records/admin-account.ts'
import { DEMO_PROJECT, EMULATORS } from '#model/site/firebase-project.ts'
import { VERSIONS } from '#model/records/history.ts'
import { PUBLICATION } from '#model/records/publication.ts'
import { emptyMailbox } from '#tests/support/servers/mails.ts'
import { EMPTIED_BY_TESTS, emulatorBackend } from '#tools/command/backend.ts'
import { projectFolder } from '#tools/command/paths.ts'
import { sampleAdmin } from '#tools/seed-data/index.ts'
import { sampleDocuments } from '#tools/seed-data/seed.ts'

export const backend = emulatorBackend()

/** The Firestore that the site under test reads, without rules. Its project is chosen by `openStore`. */
export const store = backend.firestore
export const accounts = backend.auth

/** The one project that the functions on the emulators hear of. */
let isShared = true

/**
 * Chooses the project whose store this process works with, before anything is read, and makes it one
 * as after the first `npm start`. One of its own gets the rules, the admin, and pages that are held.
 */
export async function openStore(project: string): Promise<void> {
  isShared = project === DEMO_PROJECT
  store.settings({ projectId: project })
  if (!isShared) {
    await loadRules(project)
    const { email, name } = sampleAdmin
    await (await adminRecord()).set({ email, name, sessions_from: new Date(0) })
    await store.collection(PUBLICATION.collection).doc(PUBLICATION.id).set({ held: true })
  }
  await resetStore()
}

export async function adminRecord({
  email,
}: { email: string } = sampleAdmin): Promise<DocumentReference> {
  const { uid } = await accounts.getUserByEmail(email)
  return store.collection(adminAccounts.collection).doc(uid)
}

export const sessionsIn = async (record: DocumentReference) =>
  sessionsOf((await record.get()).data() ?? {})

/** As if an account had last been used at a time, wherever it is signed in. */
export async function useSessionsOn(seen: Date, account?: { email: string }): Promise<void> {
  const record = await adminRecord(account)
  for (const session of Object.keys(await sessionsIn(record))) {
    await record.update(new FieldPath('sessions', session, 'seen'), seen)
  }
}

async function loadRules(project: string): Promise<void> {
  const { host, firestore: port } = EMULATORS
  const content = await readFile(join(projectFolder, 'firestore.rules'), 'utf8')
  const url = `http://${host}:${port}/emulator/v1/projects/${project}:securityRules`
  const body = JSON.stringify({ rules: { files: [{ name: 'firestore.rules', content }] } })
  const { ok } = await fetch(url, { method: 'PUT', body })
  if (!ok) throw new Error(`${project} does not get the rules.`)
}

/** Empties it, but for the records of admins: who is signed in stays so. */
export async function emptyStore(): Promise<void> {
  const batch = store.batch()
  for (const { ref } of await storedDocuments()) batch.delete(ref)
  await batch.commit()
}

/** All but the records of admins, which belong to the accounts, and what is published. */
async function storedDocuments(): Promise<QueryDocumentSnapshot[]> {
  const collections = await store.listCollections()
  const others = [adminAccounts.collection, PUBLICATION.collection]
  const shown = collections.filter(({ id }) => !others.includes(id))
  const versions = store.collectionGroup(VERSIONS)
  const snapshots = await Promise.all([...shown, versions].map((each) => each.get()))
  return snapshots.flatMap(({ docs }) => docs)
}

const seeded = sampleDocuments()
/** When this process wrote each of them last. */
const seededAt = new Map<string, Timestamp>()

/**
 * As after the first `npm start`: the samples, no requests, no mails.
 *
 * @throws rather than empty the shared store of a running `npm start`, with all that was entered there
 */
export async function resetStore(): Promise<void> {
  if (isShared) {
    if (!process.env[EMPTIED_BY_TESTS]) {
      throw new Error('This would empty the store of npm start: run it by npm test -- <file>.')
    }
    // First: it waits for the mails that were ordered.
    await emptyMailbox()
  }
  await restoreDocuments()
}

/** Writes only what has changed since the last reset. */
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

/** When each document was last written, by its path. */
export async function lastWrites(): Promise<Map<string, string>> {
  const documents = await storedDocuments()
  return new Map(documents.map(({ ref, updateTime }) => [ref.path, String(updateTime.toMillis())]))
}
