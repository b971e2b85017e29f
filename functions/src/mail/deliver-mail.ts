import { randomUUID } from 'node:crypto'
import { Timestamp, type DocumentReference, type Firestore } from 'firebase-admin/firestore'
import { toMail, type Mail } from './contact-mail.ts'
import { contactRecords, type ContactRecord } from '../requests/contact-record.ts'
import { LONGEST_ERROR, type DeliveryState } from '../shared.ts'

/** How long a function that sends one mail may run: it also takes the lease and notes the outcome. */
export const SENDING_S = 300

/** Longer than that: whoever took a lease and lost it does not send any more. */
export const LEASE_MS = 360_000

/** How long the scheduled function begins with further mails; the last one may take MAIL_MS. */
export const BEGINNING_MS = 240_000

/** The longest that Cloud Functions run a scheduled function that was not given more. */
export const RETRYING_S = 540

const MINUTE_MS = 60_000
const LONGEST_WAIT_MINUTES = 240
const BATCH = 50
/** Mail servers refuse whoever opens many connections. */
const AT_ONCE = 3

/** What the log may know of why a mail was not delivered: what servers say may contain addresses. */
export interface FailureCodes {
  /** nodemailer's, as in `EAUTH`; `unknown` for any other error. */
  readonly code: string
  /** The mail server's, as in 535. */
  readonly responseCode?: number
}

/** What the log may know of a mail to the school: nothing of the visitor. */
export interface DeliveryFailure extends FailureCodes {
  /** The request's. */
  readonly id: string
  readonly attempts: number
  /** `failed` when this was the last attempt. */
  readonly state: DeliveryState
}

export interface Delivery {
  readonly db: Firestore
  readonly now: () => Date
  /** @throws when the mail server did not say that it took the mail */
  readonly sendMail: (mail: Mail) => Promise<void>
  /** Hears of every attempt that failed. */
  readonly onFailure: (failure: DeliveryFailure) => void
}

/**
 * Tries to mail a stored request to the school, unless it was sent, is being sent, is not due yet,
 * or was given up. Never throws for a mail that could not be sent: that is noted, and tried again
 * later.
 */
export async function deliverMail(id: string, delivery: Delivery): Promise<void> {
  const { db, now, sendMail, onFailure } = delivery
  const document = contactRecords(db).doc(id)
  const lease = randomUUID()
  const record = await takeLease(document, lease, now())
  if (!record) return
  const error = await sendMail(toMail(record)).then(
    () => undefined,
    (error: unknown) => (error instanceof Error ? error : new Error(String(error))),
  )
  if (error) {
    const { state } = afterFailure(record, error, now())
    onFailure({ id, attempts: record.attempts, state, ...codesOf(error) })
  }
  await db.runTransaction(async (transaction) => {
    const current = await transaction.get(document)
    if (current.get('lease') !== lease) return
    // Whoever has asked for it again meanwhile has it begin anew.
    const outcome = error ? afterFailure(current.data() as ContactRecord, error, now()) : sent
    transaction.update(document, {
      ...outcome,
      ...{ lease: null, lease_until: null, updated_at: Timestamp.fromDate(now()) },
    })
  })
}

/** Delivers what is due: what failed before, and what nobody came to send. */
export async function deliverDue(delivery: Delivery): Promise<void> {
  const due = await contactRecords(delivery.db)
    .where('state', '==', 'pending' satisfies DeliveryState)
    .where('next_attempt_at', '<=', Timestamp.fromDate(delivery.now()))
    .orderBy('next_attempt_at')
    .limit(BATCH)
    .get()
  const ids = due.docs.map(({ id }) => id)
  const until = delivery.now().getTime() + BEGINNING_MS
  async function work() {
    while (delivery.now().getTime() < until) {
      const id = ids.shift()
      if (id === undefined) return
      await deliverMail(id, delivery)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
}

function takeLease(
  document: DocumentReference,
  lease: string,
  now: Date,
): Promise<ContactRecord | undefined> {
  return document.firestore.runTransaction(async (transaction) => {
    const record = (await transaction.get(document)).data() as ContactRecord | undefined
    if (record?.state !== 'pending') return undefined
    if (record.lease_until && record.lease_until.toMillis() > now.getTime()) return undefined
    // Called twice for one order, it does not shorten the pause. The first attempt has none.
    if (record.attempts > 0 && record.next_attempt_at.toMillis() > now.getTime()) return undefined
    const attempts = record.attempts + 1
    const lease_until = Timestamp.fromMillis(now.getTime() + LEASE_MS)
    transaction.update(document, { attempts, lease, lease_until })
    return { ...record, attempts }
  })
}

const sent = { state: 'sent', last_error: '' } as const

/** Again after 1, 2, 4, … minutes, at most four hours, until it is given up. */
function afterFailure({ attempts, give_up_at }: ContactRecord, { message }: Error, now: Date) {
  const minutes = Math.min(2 ** (attempts - 1), LONGEST_WAIT_MINUTES)
  const next = now.getTime() + minutes * MINUTE_MS
  const state: DeliveryState = next > give_up_at.toMillis() ? 'failed' : 'pending'
  return {
    state,
    // Without the first half of a character that was cut.
    last_error: message.slice(0, LONGEST_ERROR).replace(/\p{Surrogate}$/u, ''),
    next_attempt_at: Timestamp.fromMillis(next),
  }
}

export function codesOf(error: unknown): FailureCodes {
  const { code, responseCode } = Object(error) as { code?: unknown; responseCode?: unknown }
  return {
    code: typeof code === 'string' && /^[A-Z_]{1,40}$/.test(code) ? code : 'unknown',
    ...(Number.isInteger(responseCode) && { responseCode: Number(responseCode) }),
  }
}
