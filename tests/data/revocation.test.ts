import { randomUUID } from 'node:crypto'
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
import { DEMO_PROJECT, EMULATORS } from '#model/firebase-project.ts'
import { storedRequests } from '#model/stored-request.ts'
import { createRecord } from '#tests/support/versioned.ts'
import { createAdmin, revokeAdmin } from '#tools/admin/accounts.ts'
import { emulatorBackend } from '#tools/command/backend.ts'

setLogLevel('silent')
const backend = emulatorBackend()
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

it('a token from before the revocation is refused at once: SDK, REST, upload', async () => {
  const email = `${randomUUID()}@example.com`
  const { password } = await createAdmin(backend, email)
  const { db, storage, token } = await signedIn(email, password)
  const requests = `http://${host}:${ports.firestore}/v1/projects/${DEMO_PROJECT}/databases/(default)/documents/${storedRequests.collection}`
  const attempts = {
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
      const place = ref(storage, `cms_images/${randomUUID()}.png`)
      await uploadBytes(place, new Uint8Array(4), { contentType: 'image/png' })
    },
  }
  for (const attempt of Object.values(attempts)) await attempt()
  await revokeAdmin(backend, email)
  for (const [what, attempt] of Object.entries(attempts)) {
    await expect(attempt(), what).rejects.toMatchObject({
      code: expect.stringMatching(/permission-denied|unauthorized/) as unknown,
    })
  }
})
