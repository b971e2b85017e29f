import { randomUUID } from 'node:crypto'
import { deleteApp } from 'firebase/app'
import {
  connectAuthEmulator,
  inMemoryPersistence,
  initializeAuth,
  signInWithEmailAndPassword,
} from 'firebase/auth'
import { configureBackend } from '#data/backend.ts'
import { firebaseApp } from '#data/firebase-app.ts'
import { closeFirestore } from '#data/firestore.ts'
import { adminAccounts } from '#model/admin-account.ts'
import { EMULATORS } from '#model/firebase-project.ts'
import { firestoreUnderTest, projectId, type RulesProject } from '#tests/support/rules.ts'
import { createAdmin } from '#tools/admin/accounts.ts'
import { emulatorBackend } from '#tools/command/backend.ts'

/**
 * Signs in as staff, so that a test can call what the back office calls. The project is one of its
 * own, with the rules: no function on the emulators hears of it.
 */
export async function workAsStaff(project: RulesProject) {
  const store = await firestoreUnderTest(project)
  const { auth: accounts } = emulatorBackend()
  const author = `${randomUUID()}@example.com`
  const password = randomUUID()
  await createAdmin(emulatorBackend(), author, password)
  const { uid } = await accounts.getUserByEmail(author)
  const record = { email: author, sessions_from: new Date(0) }
  await store.owner.collection(adminAccounts.collection).doc(uid).set(record)

  const firebase = { projectId: projectId(project), apiKey: 'demo' }
  configureBackend({ firebase, emulators: true, audience: 'staff' })
  const auth = initializeAuth(firebaseApp(), { persistence: inMemoryPersistence })
  const { host, auth: port } = EMULATORS
  connectAuthEmulator(auth, `http://${host}:${port}`, { disableWarnings: true })
  await signInWithEmailAndPassword(auth, author, password)
  const leave = async () => {
    await closeFirestore()
    await Promise.all([deleteApp(firebaseApp()), store.cleanup()])
  }
  return { store, author, uid, leave }
}
