import type { Firestore } from 'firebase-admin/firestore'
import { faqs } from '#content/faqs/definition.ts'
import { storedRequests } from '#model/stored-request.ts'

/**
 * A few large ones: at each the emulator evaluates anew every query that a page has listened to, also
 * those of pages that are closed.
 */
const COMMIT = 5_000

/** Stores requests as the functions do, in whatever number; each is a second older than the last. */
export function storeRequests(firestore: Firestore, count: number): Promise<void> {
  return storeMany(firestore, storedRequests.collection, count, request)
}

/** Stores questions that are not shown on the site. */
export function storeQuestions(firestore: Firestore, count: number): Promise<void> {
  return storeMany(firestore, faqs.collection, count, question)
}

/**
 * @param record makes one of its number and its time
 * @throws when the emulator does not take them: one commit after the other, since it has a minute
 *   for each, and more at once only wait for each other
 */
async function storeMany(
  firestore: Firestore,
  name: string,
  count: number,
  record: (number: number, time: Date) => object,
): Promise<void> {
  const collection = firestore.collection(name)
  const newest = Date.now()
  for (let first = 0; first < count; first += COMMIT) {
    const batch = firestore.batch()
    for (let number = first; number < Math.min(first + COMMIT, count); number++) {
      batch.create(collection.doc(), record(number, new Date(newest - number * 1000)))
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

const question = (number: number, time: Date) => ({
  question: `Frage ${number}`,
  answer:
    'Eine Antwort, wie sie in der Fahrschule gegeben wird, in zwei Sätzen. Das ist der zweite.',
  order_index: number,
  is_active: false,
  created_at: time,
  updated_at: time,
})
