import { randomUUID } from 'node:crypto'
import { Timestamp, type DocumentReference, type Firestore } from 'firebase-admin/firestore'
import { toMail, type Mail } from './contact-mail.ts'
import { contactRecords, type ContactRecord } from './contact-record.ts'
import { LONGEST_ERROR, type DeliveryState } from './shared.ts'

/** Longer than a mail may take (see smtp.ts), so that two workers never send the same one at once. */
export const LEASE_MS = 60_000
const MINUTE_MS = 60_000
const LONGEST_WAIT_MINUTES = 60
const BATCH = 50

export interface Delivery {
  readonly db: Firestore
  readonly now: () => Date
  /** @throws when the mail server did not say that it took the mail */
  readonly sendMail: (mail: Mail) => Promise<void>
}

/**
 * Tries to mail a stored request to the school, unless it was sent, is being sent, or was given
 * up. Never throws for a mail that could not be sent: that is noted, and tried again later.
 */
export async function deliverMail(id: string, { db, now, sendMail }: Delivery): Promise<void> {
  const document = contactRecords(db).doc(id)
  const lease = randomUUID()
  const record = await takeLease(document, lease, now())
  if (!record) return
  const failure = await sendMail(toMail(record)).then(
    () => undefined,
    (error: unknown) => (error instanceof Error ? error : new Error(String(error))),
  )
  await db.runTransaction(async (transaction) => {
    const current = await transaction.get(document)
    if (current.get('lease') !== lease) return
    transaction.update(document, {
      ...(failure ? afterFailure(record, failure, now()) : sent),
      ...{ lease: null, lease_until: null, updated_at: Timestamp.fromDate(now()) },
    })
  })
}

/** Delivers what is due: new requests whose first attempt was cut off, and those that failed. */
export async function deliverDue(delivery: Delivery): Promise<number> {
  const due = await contactRecords(delivery.db)
    .where('state', '==', 'pending' satisfies DeliveryState)
    .where('next_attempt_at', '<=', Timestamp.fromDate(delivery.now()))
    .orderBy('next_attempt_at')
    .limit(BATCH)
    .get()
  for (const { id } of due.docs) await deliverMail(id, delivery)
  return due.size
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
    const attempts = record.attempts + 1
    const lease_until = Timestamp.fromMillis(now.getTime() + LEASE_MS)
    transaction.update(document, { attempts, lease, lease_until })
    return { ...record, attempts }
  })
}

const sent: Partial<ContactRecord> = { state: 'sent', last_error: '' }

/** Again after 1, 2, 4, … minutes, at most an hour; given up a day after the request came in. */
function afterFailure(
  { attempts, give_up_at }: ContactRecord,
  { message }: Error,
  now: Date,
): Partial<ContactRecord> {
  const minutes = Math.min(2 ** (attempts - 1), LONGEST_WAIT_MINUTES)
  const next = now.getTime() + minutes * MINUTE_MS
  return {
    state: next > give_up_at.toMillis() ? 'failed' : 'pending',
    last_error: message.slice(0, LONGEST_ERROR),
    next_attempt_at: Timestamp.fromMillis(next),
  }
}
