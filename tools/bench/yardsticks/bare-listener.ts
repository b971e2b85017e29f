import { initializeApp } from 'firebase/app'
import {
  collection,
  connectFirestoreEmulator,
  getFirestore,
  onSnapshot,
  orderBy,
  query,
} from 'firebase/firestore'

/** The least that a page can do to show live content: the same query, written out as text. */
const db = getFirestore(initializeApp({ projectId: 'demo-fahrschule', apiKey: 'demo' }))
connectFirestoreEmulator(db, '127.0.0.1', 8080)
onSnapshot(query(collection(db, 'courses'), orderBy('created_at', 'asc')), ({ docs }) => {
  document.body.textContent = docs.map((doc) => String(doc.get('price'))).join(' ')
})
