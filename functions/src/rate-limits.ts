import {
  Timestamp,
  type DocumentReference,
  type Firestore,
  type Transaction,
} from 'firebase-admin/firestore'
import { HttpsError } from 'firebase-functions/https'

const WINDOW_MS = 3_600_000
const TOO_MANY =
  'Es sind gerade zu viele Anfragen eingegangen. Bitte versuchen Sie es in einer Stunde noch einmal oder rufen Sie uns an.'

/** How many requests are taken in an hour. */
export interface RateLimits {
  readonly perAddress: number
  readonly inTotal: number
}

interface Counter {
  readonly document: DocumentReference
  readonly count: number
  readonly expires: Timestamp
}

/**
 * Reads the hour's counters, inside the transaction that stores the request: of requests that
 * come at once, exactly the allowed number passes.
 *
 * @param address a keyed hash; the counters are deleted by TTL some time after their hour
 * @throws HttpsError `resource-exhausted` with a German sentence when a limit is reached
 */
export async function checkLimits(
  transaction: Transaction,
  db: Firestore,
  address: string,
  now: Date,
  { perAddress, inTotal }: RateLimits,
): Promise<Counter[]> {
  const hour = Math.floor(now.getTime() / WINDOW_MS)
  const expires = Timestamp.fromMillis((hour + 2) * WINDOW_MS)
  const limits = [
    { name: 'all', most: inTotal },
    { name: address, most: perAddress },
  ]
  const documents = limits.map(({ name }) => db.collection('rate_limits').doc(`${name}-${hour}`))
  const stored = await transaction.getAll(...documents)
  return stored.map((snapshot, index) => {
    const count = Number(snapshot.get('count') ?? 0)
    if (count >= (limits[index]?.most ?? 0)) throw new HttpsError('resource-exhausted', TOO_MANY)
    return { document: snapshot.ref, count, expires }
  })
}

/** Counts one more request on each counter. */
export function countOne(transaction: Transaction, counters: readonly Counter[]): void {
  for (const { document, count, expires } of counters) {
    transaction.set(document, { count: count + 1, expires_at: expires })
  }
}

let last: Promise<unknown> = Promise.resolve()

/**
 * Runs work after all earlier work of this process. Transactions on the same counter would
 * otherwise keep failing each other; between processes Firestore decides, and repeats.
 */
export function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const mine = last.then(work)
  last = mine.catch(() => {})
  return mine
}
