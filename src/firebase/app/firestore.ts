import {
  connectFirestoreEmulator,
  disableNetwork,
  enableNetwork,
  getFirestore,
  onSnapshot,
  terminate,
  type Firestore,
  type Query,
  type QuerySnapshot,
} from 'firebase/firestore'
import { backendConfig } from '#firebase/app/backend.ts'
import { firebaseApp } from '#firebase/app/firebase-app.ts'
import { EMULATORS } from '#model/site/firebase-project.ts'

let instance: Firestore | undefined

/** The one Firestore of the page, made at first use. */
export function firestore(): Firestore {
  instance ??= create()
  return instance
}

/** Asks the server at once. By itself, Firestore waits longer after every failure, up to a minute. */
export async function reconnect(): Promise<void> {
  await disableNetwork(firestore())
  await enableNetwork(firestore())
}

/**
 * Has all listeners wait while work is done that ends the present token's rights: the server would
 * refuse them, which ends them for good.
 */
export async function whileListenersWait(work: () => Promise<void>): Promise<void> {
  await disableNetwork(firestore())
  try {
    await work()
  } finally {
    // Another one where the work has signed out.
    await enableNetwork(firestore())
  }
}

/** Ends all listeners and forgets every document. The next call of `firestore()` starts anew. */
export async function closeFirestore(): Promise<void> {
  const closing = instance
  instance = undefined
  if (closing) await terminate(closing)
}

/**
 * Listens to a query. Until the server was heard, its cache is no answer: it begins empty, and other
 * listeners bring a part of what is asked for into it.
 *
 * @param onError called once; Firestore ends the listener with it
 * @returns the function that stops listening
 */
export function listenTo(
  query: Query,
  onNext: (snapshot: QuerySnapshot) => void,
  onError: (error: unknown) => void,
): () => void {
  let heard = false
  const next = (snapshot: QuerySnapshot) => {
    heard ||= !snapshot.metadata.fromCache
    // That the connection of an empty list is lost is no news.
    if (heard && !(snapshot.empty && snapshot.metadata.fromCache)) onNext(snapshot)
  }
  // That an empty answer is the server's is news, too: of an empty list there is no other.
  return onSnapshot(query, { includeMetadataChanges: true }, next, onError)
}

function create(): Firestore {
  const db = getFirestore(firebaseApp())
  if (backendConfig().emulators) {
    connectFirestoreEmulator(db, EMULATORS.host, EMULATORS.firestore)
  }
  return db
}
