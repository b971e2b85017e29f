import { randomUUID } from 'node:crypto'
import { applicationDefault, initializeApp } from 'firebase-admin/app'
import { getAuth, type Auth } from 'firebase-admin/auth'
import { getFirestore, type Firestore } from 'firebase-admin/firestore'
import { getStorage, type Storage } from 'firebase-admin/storage'
import { DEMO_PROJECT, EMULATORS } from '#model/firebase-project.ts'

export interface Backend {
  readonly auth: Auth
  readonly firestore: Firestore
  /** Made when it is asked for: most tools need none. */
  readonly storage: () => Storage
}

/** The emulators of a running `npm start`. */
export function emulatorBackend(projectId = DEMO_PROJECT): Backend {
  pointToEmulators()
  return backendOf(initializeApp({ projectId }, `emulators-${randomUUID()}`))
}

/** Says in the environment where the emulators are, unless it is said there already. */
export function pointToEmulators(): void {
  const { host, auth, firestore, storage } = EMULATORS
  // Nobody asks Google's metadata server who we are: no account is needed here.
  process.env['METADATA_SERVER_DETECTION'] ??= 'none'
  process.env['FIREBASE_AUTH_EMULATOR_HOST'] ??= `${host}:${auth}`
  process.env['FIRESTORE_EMULATOR_HOST'] ??= `${host}:${firestore}`
  process.env['FIREBASE_STORAGE_EMULATOR_HOST'] ??= `${host}:${storage}`
}

/** A real project, with the credentials that GOOGLE_APPLICATION_CREDENTIALS or gcloud provide. */
export function realBackend(projectId: string): Backend {
  return backendOf(initializeApp({ projectId, credential: applicationDefault() }))
}

function backendOf(app: ReturnType<typeof initializeApp>): Backend {
  return { auth: getAuth(app), firestore: getFirestore(app), storage: () => getStorage(app) }
}
