import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { deleteApp, FirebaseError, initializeApp } from 'firebase/app'
import {
  connectAuthEmulator,
  inMemoryPersistence,
  initializeAuth,
  signInWithEmailAndPassword,
} from 'firebase/auth'
import {
  collection,
  connectFirestoreEmulator,
  getDocs,
  getFirestore,
  serverTimestamp,
  doc,
  setLogLevel,
} from 'firebase/firestore'
import { connectStorageEmulator, getStorage, ref, uploadBytes } from 'firebase/storage'
import { expect, it, onTestFinished } from 'vitest'
import { DEMO_PROJECT, EMULATORS } from '#model/site/firebase-project.ts'
import { objectPath } from '#model/images/stored-image.ts'
import { storedRequests } from '#model/requests/stored-request.ts'
import { createRecord } from '#tests/support/rules/versioned.ts'
import { createAdmin, revokeAdmin } from '../../functions/src/accounts/admins.ts'
import { emulatorBackend } from '#tools/command/backend.ts'
import { endSession, endSessions } from '../../functions/src/accounts/end-sessions.ts'
import { requireAdmin } from '../../functions/src/accounts/require-admin.ts'

setLogLevel('silent')
const PASSWORD = 'auf-probe-hier'
const backend = emulatorBackend()
const guard = { auth: backend.auth, db: backend.firestore, onRefusal: () => {} }
const { host, ...ports } = EMULATORS

/** The browser's SDKs, signed in. */
async function signedIn(email: string, password: string) {
  const storageBucket = `${DEMO_PROJECT}.appspot.com`
  const app = initializeApp({ projectId: DEMO_PROJECT, apiKey: 'demo', storageBucket }, email)
  onTestFinished(() => deleteApp(app))
  const auth = initializeAuth(app, { persistence: inMemoryPersistence })
  connectAuthEmulator(auth, `http://${host}:${ports.auth}`, { disableWarnings: true })
  const { user } = await signInWithEmailAndPassword(auth, email, password)
  const db = getFirestore(app)
  connectFirestoreEmulator(db, host, ports.firestore)
  const storage = getStorage(app)
  connectStorageEmulator(storage, host, ports.storage)
  return { db, storage, token: await user.getIdToken() }
}

/** What a token opens, by every way. */
async function attemptsOf(email: string) {
  const { db, storage, token } = await signedIn(email, PASSWORD)
  const requests = `http://${host}:${ports.firestore}/v1/projects/${DEMO_PROJECT}/databases/(default)/documents/${storedRequests.collection}`
  return {
    'reads by the SDK': () => getDocs(collection(db, storedRequests.collection)),
    'writes by the SDK': async () => {
      const times = { created_at: serverTimestamp(), updated_at: serverTimestamp() }
      const title = { title: 'Pünktlich', description: 'Immer.' }
      await createRecord(doc(db, 'values', email), { ...title, ...times }, email)
      await backend.firestore.recursiveDelete(backend.firestore.doc(`values/${email}`))
    },
    'reads by REST': async () => {
      const { status } = await fetch(requests, { headers: { authorization: `Bearer ${token}` } })
      if (status !== 200)
        throw new FirebaseError(status === 403 ? 'permission-denied' : 'other', '')
    },
    uploads: async () => {
      const place = ref(storage, objectPath(randomUUID(), { width: 1, height: 1 }, 1, 'png'))
      await uploadBytes(place, new Uint8Array(4), { contentType: 'image/png' })
    },
    'calls a function': () => requireAdmin(`Bearer ${token}`, guard),
  }
}

const endings = {
  'the account was revoked': (email: string) => revokeAdmin(backend, email),
  'its sessions were ended': async (email: string) => {
    const { uid } = await backend.auth.getUserByEmail(email)
    // Sessions end by the second.
    await sleep(1_100)
    await endSessions(uid, guard)
  },
  'the session was ended': async (email: string) => {
    const { uid, metadata } = await backend.auth.getUserByEmail(email)
    const session = String(Date.parse(metadata.lastSignInTime) / 1000)
    await endSession(uid, session, backend.firestore)
  },
  'it was made an admin anew': async (email: string) => {
    await sleep(1_100)
    await createAdmin(backend, email, PASSWORD)
  },
}

it.each(Object.entries(endings))(
  'a token from before %s is refused at once: SDK, REST, upload, function',
  async (_what, end) => {
    // As somebody may type it; tokens have it in small letters.
    const typed = `Anna-${randomUUID()}@example.com`
    await createAdmin(backend, typed, PASSWORD)
    const attempts = await attemptsOf(typed.toLowerCase())
    for (const attempt of Object.values(attempts)) await attempt()
    await end(typed)
    for (const [what, attempt] of Object.entries(attempts)) {
      await expect(attempt(), what).rejects.toMatchObject({
        code: expect.stringMatching(/permission-denied|unauthorized/) as unknown,
      })
    }
  },
)

it('whoever signs in again after the sessions were ended is let in', async () => {
  const email = `${randomUUID()}@example.com`
  await createAdmin(backend, email, PASSWORD)
  await endings['its sessions were ended'](email)
  for (const attempt of Object.values(await attemptsOf(email))) await attempt()
})
