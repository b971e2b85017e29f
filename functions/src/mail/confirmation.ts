import type { DocumentReference, Firestore } from 'firebase-admin/firestore'
import { escaped, type Mail } from './contact-mail.ts'
import { codesOf, type Delivery, type FailureCodes } from './deliver-mail.ts'
import {
  CONFIRMATION_DUE,
  contactRecords,
  OUTBOX,
  type ContactRecord,
} from '../requests/contact-record.ts'
import { DELETED, school } from '../shared.ts'

interface Confirming extends Pick<Delivery, 'db' | 'sendMail'> {
  /** Hears of a confirmation that was not delivered: nothing of the visitor. */
  readonly onUnconfirmed: (failure: FailureCodes & { readonly order: string }) => void
}

/**
 * Mails to whoever sent a request that it arrived, at most once: nobody misses a courtesy that got
 * lost, but a stranger whose address was typed would mind a second one. So it is taken before it is
 * sent, and not tried again.
 */
export async function sendConfirmation(
  order: DocumentReference,
  { db, sendMail, onUnconfirmed }: Confirming,
): Promise<void> {
  const request = await take(order)
  if (request === undefined) return
  const record = (await contactRecords(db).doc(request).get()).data() as ContactRecord | undefined
  // Staff may have deleted it meanwhile: then it rests, or is gone already.
  if (record && record.state !== DELETED) {
    const mail = confirmationMail(record, order.id, await schoolName(db))
    await sendMail(mail).catch((error: unknown) =>
      onUnconfirmed({ order: order.id, ...codesOf(error) }),
    )
  }
  await order.delete()
}

/** Sends what the function that is called for each order did not come to. */
export async function sendConfirmations(confirming: Confirming): Promise<void> {
  const orders = confirming.db.collection(OUTBOX)
  const { docs } = await orders.where('confirmation', '==', CONFIRMATION_DUE).get()
  for (const { ref } of docs) await sendConfirmation(ref, confirming)
}

/** @returns the request's id; undefined for what somebody else has taken */
const take = (order: DocumentReference) =>
  order.firestore.runTransaction(async (transaction) => {
    const ordered = await transaction.get(order)
    if (ordered.get('confirmation') !== CONFIRMATION_DUE) return undefined
    transaction.update(order, { confirmation: 'taken' })
    return String(ordered.get('confirms'))
  })

async function schoolName(db: Firestore): Promise<string> {
  const stored = await db
    .collection(school.collection)
    .doc(school.single ?? '')
    .get()
  return String(stored.get('name') ?? school.initial.name)
}

/**
 * Nothing in it was typed by the sender: anybody can type any address, and would else have the school
 * say something to somebody. The course is called as the store has it.
 */
function confirmationMail(
  { email, course, message_id }: ContactRecord,
  id: string,
  name: string,
): Mail {
  const paragraphs = [
    'Guten Tag,',
    'vielen Dank für Ihre Anfrage. Sie ist bei uns angekommen, und wir melden uns bei Ihnen.',
    ...(course ? [`Kurs: ${course}`] : []),
    name,
    'Diese E-Mail wurde automatisch gesendet. Sie haben uns nicht geschrieben? Dann hat jemand Ihre Adresse angegeben, und Sie brauchen nichts zu tun.',
  ]
  return {
    messageId: `<${id}${message_id.slice(message_id.indexOf('@'))}`,
    to: email,
    subject: 'Ihre Anfrage ist angekommen',
    // RFC 3834: an absence assistant does not answer.
    headers: { 'Auto-Submitted': 'auto-replied' },
    text: paragraphs.join('\n\n'),
    html: paragraphs.map((text) => `<p>${escaped(text)}</p>`).join(''),
  }
}
