import type { Firestore, Transaction } from 'firebase-admin/firestore'
import { daysAfter, type ContactRecord } from '../requests/contact-record.ts'

/** Each document orders a mail, mostly of one request; that it is created calls the function that sends. */
export const OUTBOX = 'outbox'

/**
 * Orders the mail of a request that is to be sent now, in the transaction that makes it `pending`.
 * An order that is lost only delays the mail: the scheduled function finds what is due.
 */
export function orderMail(
  transaction: Transaction,
  db: Firestore,
  request: string,
  now: ContactRecord['created_at'],
): void {
  // The function deletes it; Firestore's TTL policy what it did not come to.
  const order = { request, expires_at: daysAfter(now, 1) }
  transaction.create(db.collection(OUTBOX).doc(), order)
}

/** Orders a notice for the school that requests are held. */
export function orderNotice(
  transaction: Transaction,
  db: Firestore,
  now: ContactRecord['created_at'],
): void {
  transaction.create(db.collection(OUTBOX).doc(), { notice: true, expires_at: daysAfter(now, 1) })
}
