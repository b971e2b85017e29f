import { Timestamp, type Firestore } from 'firebase-admin/firestore'
import {
  contactRecords,
  order,
  toBeMailed,
  type ContactRecord,
} from '../requests/contact-record.ts'
import { SEND_UNDELIVERED, type DeliveryState, type SentAgain } from '../shared.ts'

/** In one call; two writes each. */
const MOST = 100

/** Whether a command of the back office asks for this, and not for something with one request. */
export function isSendUndelivered(command: unknown): boolean {
  return (
    typeof command === 'object' &&
    command !== null &&
    'action' in command &&
    command.action === SEND_UNDELIVERED.action
  )
}

/**
 * After the mail server was repaired: orders all mails that wait for another attempt or were given
 * up, but for those that are being sent. They get seven days anew.
 *
 * @returns how many were ordered, and whether there may be more of them
 */
export function sendUndelivered(db: Firestore, time: Date): Promise<SentAgain> {
  const now = Timestamp.fromDate(time)
  const undelivered = contactRecords(db)
    .where('state', 'in', ['failed', 'pending'] satisfies DeliveryState[])
    .orderBy('next_attempt_at')
    .limit(MOST)
  return db.runTransaction(async (transaction) => {
    const { docs, size } = await transaction.get(undelivered)
    const idle = docs.filter((stored) => {
      const { lease_until } = stored.data() as ContactRecord
      return !lease_until || lease_until.toMillis() <= now.toMillis()
    })
    for (const { ref } of idle) {
      // The error stays until there is an answer: nothing is repaired because it was tried again.
      const { state, attempts, next_attempt_at, give_up_at } = toBeMailed(now)
      transaction.update(ref, { state, attempts, next_attempt_at, give_up_at, updated_at: now })
      order(transaction, db, { request: ref.id }, now)
    }
    return { ordered: idle.length, more: size === MOST }
  })
}
