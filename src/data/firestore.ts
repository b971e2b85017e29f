import {
  connectFirestoreEmulator,
  initializeFirestore,
  memoryLocalCache,
  persistentLocalCache,
  persistentMultipleTabManager,
  type Firestore,
} from 'firebase/firestore'
import { backendConfig, EMULATORS } from '#data/backend.ts'
import { firebaseApp } from '#data/firebase-app.ts'

let instance: Firestore | undefined

/** The one Firestore of the page, made at first use. */
export function firestore(): Firestore {
  instance ??= create()
  return instance
}

function create(): Firestore {
  const { audience, emulators } = backendConfig()
  const db = initializeFirestore(firebaseApp(), {
    localCache:
      audience === 'visitors'
        ? persistentLocalCache({ tabManager: persistentMultipleTabManager() })
        : memoryLocalCache(),
  })
  if (emulators) connectFirestoreEmulator(db, EMULATORS.host, EMULATORS.firestore)
  return db
}
