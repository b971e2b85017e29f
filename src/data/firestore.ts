import {
  connectFirestoreEmulator,
  disableNetwork,
  enableNetwork,
  initializeFirestore,
  type Firestore,
  type FirestoreLocalCache,
} from 'firebase/firestore'
import { backendConfig, EMULATORS } from '#data/backend.ts'
import { firebaseApp } from '#data/firebase-app.ts'

let instance: Firestore | undefined

/** The one Firestore of the page, made at first use. */
export function firestore(): Firestore {
  instance ??= create({})
  return instance
}

/** Says, before Firestore is first used, where it keeps content on the device. */
export function keepContentIn(localCache: FirestoreLocalCache): void {
  instance ??= create({ localCache })
}

/** Asks the server at once. By itself, Firestore waits longer after every failure, up to a minute. */
export async function reconnect(): Promise<void> {
  await disableNetwork(firestore())
  await enableNetwork(firestore())
}

function create(settings: { localCache?: FirestoreLocalCache }): Firestore {
  const db = initializeFirestore(firebaseApp(), settings)
  if (backendConfig().emulators) {
    connectFirestoreEmulator(db, EMULATORS.host, EMULATORS.firestore)
  }
  return db
}
