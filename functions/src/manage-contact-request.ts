import { randomUUID } from 'node:crypto'
import { Timestamp, type Firestore } from 'firebase-admin/firestore'
import { HttpsError } from 'firebase-functions/https'
import { mixed, object, string, ValidationError, type ObjectSchema } from 'yup'
import { contactRecords, toBeMailed, type ContactRecord } from './contact-record.ts'
import { orderMail } from './outbox.ts'
import { requestActions, type RequestAction, type RequestCommand } from './shared.ts'

const commandSchema: ObjectSchema<RequestCommand> = object({
  id: string()
    .required()
    .matches(/^[0-9a-f-]{36}$/),
  action: mixed<RequestAction>().oneOf(requestActions).required(),
}).noUnknown()

/**
 * What staff do with a request: mark as read or done, open it again, mail it again, delete it.
 *
 * @throws HttpsError `invalid-argument` for a malformed command, `not-found` for no such request
 */
export async function manageContactRequest(
  data: unknown,
  { db, now }: { db: Firestore; now: () => Date },
): Promise<void> {
  const { id, action } = parsed(data)
  const document = contactRecords(db).doc(id)
  await db.runTransaction(async (transaction) => {
    const stored = await transaction.get(document)
    if (!stored.exists) throw new HttpsError('not-found', 'The request does not exist any more.')
    if (action === 'delete') transaction.delete(document)
    else transaction.update(document, changes(action, stored.data() as ContactRecord, now()))
    if (action === 'send') orderMail(transaction, db, id, Timestamp.fromDate(now()))
  })
}

function parsed(data: unknown) {
  try {
    return commandSchema.validateSync(data, { strict: true })
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error
    throw new HttpsError('invalid-argument', 'The command is not one of those known.')
  }
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
