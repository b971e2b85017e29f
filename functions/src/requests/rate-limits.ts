import {
  Timestamp,
  type DocumentReference,
  type DocumentSnapshot,
  type Firestore,
  type Transaction,
} from 'firebase-admin/firestore'
import { HttpsError } from 'firebase-functions/https'
import type { Networks } from './client-address.ts'
import { DAY_MS, HOUR_MS as WINDOW_MS, MOST_ACCOUNT_CHANGES } from '../shared.ts'

const TOO_MANY =
  'Es sind gerade zu viele Anfragen eingegangen. Bitte versuchen Sie es in einer Stunde noch einmal oder rufen Sie uns an.'

const hourOf = (now: Date) => Math.floor(now.getTime() / WINDOW_MS)

/** How much an hour allows, and one of them a day. */
export interface RateLimits {
  /** Requests from one subscriber, see `Origin`. */
  readonly perAddress: number
  /** Requests from the wider network around it. */
  readonly perNetwork: number
  /** Requests that are mailed: what comes after them is stored and held. */
  readonly inTotal: number
  /** The same of a day. */
  readonly inADay: number
}

/** So many callers of nonsense are remembered at most, far more than there are. */
const MOST_REMEMBERED = 10_000
/** How often each subscriber was refused for what it sent, in this hour and by this process. */
let refusals = { hour: 0, of: new Map<string, number>() }

/** Counts a call that is no request. It writes nothing: a stranger could pile that up. */
export function countRefusal({ own }: Networks, now: Date): void {
  const hour = hourOf(now)
  if (refusals.hour !== hour || refusals.of.size >= MOST_REMEMBERED) {
    refusals = { hour, of: new Map() }
  }
  refusals.of.set(own, refusalsOf(own, now) + 1)
}

const refusalsOf = (own: string, now: Date) =>
  refusals.hour === hourOf(now) ? (refusals.of.get(own) ?? 0) : 0

/** @throws HttpsError `resource-exhausted` for whoever has sent nothing but nonsense so far */
export function checkRefusals({ own }: Networks, { perAddress }: RateLimits, now: Date): void {
  if (refusalsOf(own, now) >= perAddress) throw new HttpsError('resource-exhausted', TOO_MANY)
}

interface Counter {
  readonly document: DocumentReference
  readonly count: number
  readonly expires: Timestamp
}

/** A transaction, or the store itself for a look without one. */
interface Reader {
  getAll(...documents: DocumentReference[]): Promise<DocumentSnapshot[]>
}

/**
 * Reads the hour's counters of the sender's networks. In the transaction that stores the request,
 * exactly the allowed number of requests that come at once passes.
 *
 * @param origin keyed hashes; the counters are deleted by TTL some time after their hour
 * @throws HttpsError `resource-exhausted` with a German sentence when a limit is reached
 */
export async function checkNetworks(
  reader: Reader,
  db: Firestore,
  { own, wider }: Networks,
  { perAddress, perNetwork }: RateLimits,
  now: Date,
): Promise<Counter[]> {
  const [ofAddress, ofNetwork] = await readCounters(reader, db, [own, wider], now)
  const ofOwn = ofAddress.count + refusalsOf(own, now)
  if (ofOwn >= perAddress || ofNetwork.count >= perNetwork) {
    throw new HttpsError('resource-exhausted', TOO_MANY)
  }
  return [ofAddress, ofNetwork]
}

/** Reads the counters of mails. @returns undefined when one of them has no room for one more */
export async function roomForMail(
  reader: Reader,
  db: Firestore,
  limits: RateLimits,
  now: Date,
): Promise<Counter[] | undefined> {
  const [ofHour] = await readCounters(reader, db, ['all'], now)
  const [ofDay] = await readCounters(reader, db, ['day'], now, DAY_MS)
  return isRoom([ofHour, ofDay], limits) ? [ofHour, ofDay] : undefined
}

/**
 * Reads whether whoever sent a request may get a mail: one a day, and only where it has room, too.
 *
 * @param options the counters of the school's mail, and a keyed hash of the sender's mailbox
 * @returns the counters of both mails, instead of those given
 */
export async function roomForConfirmation(
  reader: Reader,
  db: Firestore,
  { mail, mailbox }: { mail: readonly Counter[]; mailbox: string },
  limits: RateLimits,
  now: Date,
): Promise<Counter[] | undefined> {
  const [ofMailbox] = await readCounters(reader, db, [`to-${mailbox}`], now, DAY_MS)
  const ofBoth = mail.map((counter) => ({ ...counter, count: counter.count + 1 }))
  return ofMailbox.count === 0 && isRoom(ofBoth, limits) ? [...ofBoth, ofMailbox] : undefined
}

/** @param mail the hour's counter and the day's */
const isRoom = ([ofHour, ofDay]: readonly Counter[], { inTotal, inADay }: RateLimits) =>
  (ofHour?.count ?? 0) < inTotal && (ofDay?.count ?? 0) < inADay

/**
 * Counts a change of who may use the back office.
 *
 * @throws HttpsError `resource-exhausted` when the day has had as many as it allows
 */
export async function countAccountChange(db: Firestore, now: Date): Promise<void> {
  await db.runTransaction(async (transaction) => {
    const [ofDay] = await readCounters(transaction, db, ['accounts'], now, DAY_MS)
    if (ofDay.count >= MOST_ACCOUNT_CHANGES) {
      throw new HttpsError('resource-exhausted', 'Too many changes of accounts today.')
    }
    countOne(transaction, [ofDay])
  })
}

type Counters<Names extends readonly string[]> = { [Each in keyof Names]: Counter }

/** Reads the counters of these names, of this hour or of another length of time. */
export async function readCounters<const Names extends readonly string[]>(
  reader: Reader,
  db: Firestore,
  names: Names,
  now: Date,
  lengthMs = WINDOW_MS,
): Promise<Counters<Names>> {
  const window = Math.floor(now.getTime() / lengthMs)
  const expires = Timestamp.fromMillis((window + 2) * lengthMs)
  const documents = names.map((name) => db.collection('rate_limits').doc(`${name}-${window}`))
  const counters = (await reader.getAll(...documents)).map((snapshot) => {
    return { document: snapshot.ref, count: Number(snapshot.get('count') ?? 0), expires }
  })
  return counters as Counters<Names>
}

/** Counts one more request on each counter. */
export function countOne(transaction: Transaction, counters: readonly Counter[]): void {
  for (const { document, count, expires } of counters) {
    transaction.set(document, { count: count + 1, expires_at: expires })
  }
}

/** Who waits behind more than these would give up before their turn. */
const LONGEST_QUEUE = 50
const BUSY =
  'Es sind gerade zu viele Anfragen auf einmal eingegangen. Bitte versuchen Sie es gleich noch einmal.'

let last: Promise<unknown> = Promise.resolve()
let waiting = 0

/**
 * Runs work after all earlier work of this process. Transactions on the same counter would
 * otherwise keep failing each other; between processes Firestore decides, and repeats.
 *
 * @throws HttpsError `unavailable` with a German sentence where too many wait already
 */
export async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (waiting >= LONGEST_QUEUE) throw new HttpsError('unavailable', BUSY)
  waiting += 1
  const mine = last.then(work).finally(() => (waiting -= 1))
  last = mine.catch(() => {})
  return mine
}
