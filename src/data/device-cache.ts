import {
  persistentLocalCache,
  persistentMultipleTabManager,
  type FirestoreLocalCache,
} from 'firebase/firestore'

/** Content on the device, shared by all open tabs. */
export const deviceCache: FirestoreLocalCache = persistentLocalCache({
  tabManager: persistentMultipleTabManager(),
})
