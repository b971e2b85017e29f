import { emptyMailbox } from '#tests/support/mails.ts'
import { emulatorBackend } from '#tools/backend.ts'
import { seedContent } from '#tools/seed.ts'

const backend = emulatorBackend()
const DOCUMENTS =
  'http://127.0.0.1:8080/emulator/v1/projects/demo-fahrschule/databases/(default)/documents'

/** The Firestore that the site under test reads, without rules. */
export const store = backend.firestore
export const accounts = backend.auth

export async function emptyStore(): Promise<void> {
  const { ok } = await fetch(DOCUMENTS, { method: 'DELETE' })
  if (!ok) throw new Error('The Firestore emulator could not be emptied.')
}

/** As after the first `npm start`: the samples, no requests, no mails. */
export async function resetStore(): Promise<void> {
  await Promise.all([emptyStore(), emptyMailbox()])
  await seedContent(store)
}
