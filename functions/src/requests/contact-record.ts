import {
  Timestamp,
  type CollectionReference,
  type Firestore,
  type Transaction,
} from 'firebase-admin/firestore'
import {
  DAY_MS,
  DELIVERY_DAYS,
  storedRequests,
  type ContactFields,
  type DELETED,
  type DeliveryState,
  type Enrolment,
  type RequestNote,
  type StaffWork,
  type Values,
} from '../shared.ts'

/** What staff see of a request, and what else the functions keep; only they write it. */
export interface ContactRecord extends Readonly<
  Omit<Values<typeof storedRequests>, 'state' | keyof Enrolment> &
    Pick<ContactFields, 'selectedCourse'> &
    // What was filled in of it.
    Partial<Enrolment>
> {
  readonly state: DeliveryState | typeof DELETED
  /** When staff have deleted it, and what it was. */
  readonly deleted_at?: Timestamp
  readonly state_before?: DeliveryState
  /** `StaffWork`, which a request that nobody has worked on lacks. */
  readonly done_by?: StaffWork['done_by']
  readonly done_at?: Timestamp | null
  readonly notes?: readonly StoredNote[]
  /** The same for every attempt, so that a mail that arrives twice can be recognised. */
  readonly message_id: string
  /** Whoever holds the lease may send the mail, until it ends. */
  readonly lease: string | null
  readonly lease_until: Timestamp | null
  readonly next_attempt_at: Timestamp
  readonly give_up_at: Timestamp
  readonly created_at: Timestamp
  readonly updated_at: Timestamp
  readonly expires_at: Timestamp
}

export type StoredNote = Omit<RequestNote, 'at'> & { readonly at: Timestamp }

export function contactRecords(db: Firestore): CollectionReference {
  return db.collection(storedRequests.collection)
}

export function daysAfter(start: Timestamp, days: number): Timestamp {
  return Timestamp.fromMillis(start.toMillis() + days * DAY_MS)
}

/** The delivery's beginning, and its new beginning when staff ask for the mail again. */
export function toBeMailed(now: Timestamp) {
  return {
    state: 'pending',
    attempts: 0,
    last_error: '',
    next_attempt_at: now,
    give_up_at: daysAfter(now, DELIVERY_DAYS),
  } as const
}

/** Each document orders a mail, mostly of one request; that it is created calls the function that sends. */
export const OUTBOX = 'outbox'

/** The state of an order that nobody has taken yet. */
export const CONFIRMATION_DUE = 'due'

/** The mail of a request, the one to whoever sent it, or a notice for the school that some are held. */
type Order =
  | { readonly request: string }
  | { readonly confirms: string; readonly confirmation: typeof CONFIRMATION_DUE }
  | { readonly notice: true }

/**
 * Orders a mail, in the transaction that makes a request `pending` or holds it. An order that is lost
 * only delays the mail of a request: the scheduled function finds what is due.
 */
export function order(
  transaction: Transaction,
  db: Firestore,
  what: Order,
  now: ContactRecord['created_at'],
): void {
  // The function deletes it; Firestore's TTL policy what it did not come to.
  transaction.create(db.collection(OUTBOX).doc(), { ...what, expires_at: daysAfter(now, 1) })
}
