import type { Firestore } from 'firebase-admin/firestore'
import { storedRequests } from '#model/stored-request.ts'

/** As many writes as one commit may have. */
const COMMIT = 500

/**
 * Stores requests as the functions do, in whatever number; each is a second older than the last.
 *
 * @throws when the emulator does not take them: one commit after the other, since it has a minute
 *   for each, and more at once only wait for each other
 */
export async function storeRequests(firestore: Firestore, count: number): Promise<void> {
  const collection = firestore.collection(storedRequests.collection)
  const newest = Date.now()
  for (let first = 0; first < count; first += COMMIT) {
    const batch = firestore.batch()
    for (let number = first; number < Math.min(first + COMMIT, count); number++) {
      batch.create(collection.doc(), request(number, new Date(newest - number * 1000)))
    }
    await batch.commit()
  }
}

const request = (number: number, time: Date) => ({
  name: `Mara Muster ${number}`,
  email: 'mara@example.com',
  phone: '0365 000000',
  course: 'Führerschein Klasse B',
  message: 'Wann geht es los?',
  state: 'sent',
  attempts: 1,
  last_error: '',
  read: true,
  done: false,
  created_at: time,
  updated_at: time,
})
