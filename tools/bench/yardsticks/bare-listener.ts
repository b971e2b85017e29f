import { initializeApp } from 'firebase/app'
import {
  collection,
  connectFirestoreEmulator,
  getFirestore,
  onSnapshot,
  orderBy,
  query,
} from 'firebase/firestore'
import { DEMO_PROJECT, EMULATORS } from '#model/firebase-project.ts'

/** The least that a page can do to show live content: the same query, written out as text. */
const db = getFirestore(initializeApp({ projectId: DEMO_PROJECT, apiKey: 'demo' }))
connectFirestoreEmulator(db, EMULATORS.host, EMULATORS.firestore)
onSnapshot(query(collection(db, 'courses'), orderBy('created_at', 'asc')), ({ docs }) => {
  document.body.textContent = docs.map((doc) => String(doc.get('price'))).join(' ')
})
