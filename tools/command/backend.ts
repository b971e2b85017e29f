import { randomUUID } from 'node:crypto'
import { applicationDefault, initializeApp, type AppOptions } from 'firebase-admin/app'
import { getAuth, type Auth } from 'firebase-admin/auth'
import { getFirestore, type Firestore } from 'firebase-admin/firestore'
import { getStorage, type Storage } from 'firebase-admin/storage'
import { DEMO_PROJECT, EMULATORS } from '#model/site/firebase-project.ts'
import { Failure } from './failure.ts'

export interface Backend {
  readonly auth: Auth
  readonly firestore: Firestore
  /** Made when it is asked for: most tools need none. */
  readonly storage: () => Storage
}

/** Each of them sends the Admin SDK to an emulator, whatever the project. */
const EMULATOR_VARIABLES = [
  'FIREBASE_AUTH_EMULATOR_HOST',
  'FIRESTORE_EMULATOR_HOST',
  'FIREBASE_STORAGE_EMULATOR_HOST',
  'STORAGE_EMULATOR_HOST',
]

/** Projects called `demo-…` exist only on the emulators. */
export const isEmulated = (projectId: string) => projectId.startsWith('demo-')

/**
 * What a command works on: the emulators, unless a real project is named.
 *
 * @throws Failure when the environment would send it elsewhere
 */
export function backendOf(projectId = DEMO_PROJECT): Backend {
  return isEmulated(projectId) ? emulatorBackend(projectId) : realBackend(projectId)
}

/** Set where the store of the emulators holds nothing but what tests put there. */
export const EMPTIED_BY_TESTS = 'EMPTIED_BY_TESTS'

/** The emulators of a running `npm start`. */
export function emulatorBackend(projectId = DEMO_PROJECT): Backend {
  if (!isEmulated(projectId)) throw new Failure(`${projectId} is not on the emulators.`)
  pointToEmulators()
  return servicesOf({ projectId })
}

/** Says in the environment where the emulators are, unless it is said there already. */
function pointToEmulators(): void {
  const { host, auth, firestore, storage } = EMULATORS
  // Nobody asks Google's metadata server who we are: no account is needed here.
  process.env['METADATA_SERVER_DETECTION'] ??= 'none'
  // An empty one would send the SDK to Google.
  process.env['FIREBASE_AUTH_EMULATOR_HOST'] ||= `${host}:${auth}`
  process.env['FIRESTORE_EMULATOR_HOST'] ||= `${host}:${firestore}`
  process.env['FIREBASE_STORAGE_EMULATOR_HOST'] ||= `${host}:${storage}`
}

/** @throws Failure when the emulators do not answer, once there is a backend of theirs */
export async function checkEmulators(): Promise<void> {
  await fetch(`http://${process.env['FIRESTORE_EMULATOR_HOST']}/`).catch(() => {
    throw new Failure('The emulators do not answer: run npm start first.')
  })
}

/** A real project, with the credentials that GOOGLE_APPLICATION_CREDENTIALS or gcloud provide. */
export function realBackend(projectId: string): Backend {
  const set = EMULATOR_VARIABLES.find((name) => process.env[name])
  if (set) throw new Failure(`${set} points to an emulator: unset it to reach ${projectId}.`)
  return servicesOf({ projectId, credential: applicationDefault() })
}

function servicesOf(options: AppOptions): Backend {
  // A second app of the same name would be refused.
  const app = initializeApp(options, randomUUID())
  return { auth: getAuth(app), firestore: getFirestore(app), storage: () => getStorage(app) }
}
