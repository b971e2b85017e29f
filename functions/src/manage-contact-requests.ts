import { randomUUID } from 'node:crypto'
import { Timestamp, type Firestore } from 'firebase-admin/firestore'
import { HttpsError } from 'firebase-functions/https'
import { array, mixed, object, string, type ObjectSchema } from 'yup'
import { contactRecords, toBeMailed, type ContactRecord } from './contact-record.ts'
import { orderMail } from './outbox.ts'
import { parseCommand } from './parse-command.ts'
import { MOST_AT_ONCE, requestActions, type RequestAction } from './shared.ts'

const commandSchema: ObjectSchema<{ ids: string[]; action: RequestAction }> = object({
  ids: array(
    string()
      .required()
      .matches(/^[0-9a-f-]{36}$/),
  )
    .required()
    .min(1)
    .max(MOST_AT_ONCE),
  action: mixed<RequestAction>().oneOf(requestActions).required(),
}).noUnknown()

/**
 * What staff do with requests: mark as read or done, open again, mail (for the first time, when
 * they were held or suspected), delete. All or none of them are changed; what is to be deleted and
 * is gone already does not matter.
 *
 * @throws HttpsError `invalid-argument` for a malformed command, `not-found` for no such request
 */
export async function manageRequests(
  data: unknown,
  { db, now }: { db: Firestore; now: () => Date },
): Promise<void> {
  const { ids, action } = parseCommand(commandSchema, data)
  const documents = [...new Set(ids)].map((id) => contactRecords(db).doc(id))
  await db.runTransaction(async (transaction) => {
    if (action === 'delete') {
      for (const document of documents) transaction.delete(document)
      return
    }
    const stored = await transaction.getAll(...documents)
    if (!stored.every(({ exists }) => exists)) {
      throw new HttpsError('not-found', 'The request does not exist any more.')
    }
    for (const each of stored) {
      transaction.update(each.ref, changes(action, each.data() as ContactRecord, now()))
      if (action === 'send') orderMail(transaction, db, each.id, Timestamp.fromDate(now()))
    }
  })
}

function changes(action: Exclude<RequestAction, 'delete'>, record: ContactRecord, now: Date) {
  const updated_at = Timestamp.fromDate(now)
  switch (action) {
    case 'read':
      return { read: true, updated_at }
    case 'done':
      return { read: true, done: true, updated_at }
    case 'reopen':
      return { done: false, updated_at }
    case 'send':
      return {
        ...toBeMailed(updated_at),
        // A mail that had arrived is wanted once more: a new one, which no mailbox takes for the old.
        ...(record.state === 'sent' ? { message_id: anew(record.message_id) } : {}),
        updated_at,
      }
  }
}

const anew = (messageId: string) => messageId.replace(/^<[^@]*/, `<${randomUUID()}`)
