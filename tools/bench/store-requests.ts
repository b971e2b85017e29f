import type { Firestore } from 'firebase-admin/firestore'
import { storedRequests } from '#model/stored-request.ts'

/** Stores requests as the functions do, in whatever number; each is a second older than the last. */
export async function storeRequests(firestore: Firestore, count: number): Promise<void> {
  const collection = firestore.collection(storedRequests.collection)
  const writer = firestore.bulkWriter({ throttling: false })
  const newest = Date.now()
  for (let number = 0; number < count; number++) {
    const time = new Date(newest - number * 1000)
    void writer.create(collection.doc(), {
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
  }
  await writer.close()
}
