import { randomUUID } from 'node:crypto'
import { FieldValue, Timestamp, type Firestore } from 'firebase-admin/firestore'
import { HttpsError } from 'firebase-functions/https'
import { array, mixed, object, string } from 'yup'
import {
  contactRecords,
  daysAfter,
  order,
  toBeMailed,
  type ContactRecord,
} from './contact-record.ts'
import { parseCommand } from '../parse-command.ts'
import { withNote, withoutNote } from './request-notes.ts'
import {
  DELETED,
  DELETED_KEPT_DAYS,
  LONGEST_NOTE,
  MOST_AT_ONCE,
  noteActions,
  REQUEST_ID,
  requestActions,
  type RequestChange,
  type RequestCommand,
} from '../shared.ts'

// Requests that are stored already may be called in capitals.
const id = string().required().matches(new RegExp(REQUEST_ID, 'i'))
const notedId = object({ id }).noUnknown().required()
const noted = object({ id, text: string().required().matches(/\S/).max(LONGEST_NOTE) })
  .noUnknown()
  .required()
const nothing = mixed().oneOf([undefined])

export const commandSchema = object({
  ids: array(id).required().min(1).max(MOST_AT_ONCE),
  action: mixed<RequestCommand['action']>()
    .oneOf([...requestActions, ...noteActions])
    .required(),
  note: mixed().when('action', ([action]) =>
    action === 'note' ? noted : action === 'remove-note' ? notedId : nothing,
  ),
}).noUnknown()

interface Management {
  readonly db: Firestore
  readonly now: () => Date
  /** Who gives the command, as colleagues know them. */
  readonly by: string
}

/**
 * What staff do with requests: mark as read or done, open again, note something for colleagues, mail
 * (for the first time, when they were held or suspected), mail what could not be mailed once more,
 * delete. All or none of them are changed; what is to be deleted or mailed once more or was seen, and
 * is gone already, does not matter. What is deleted rests for seven days, unseen and unmailed, before
 * Firestore's TTL policy removes it.
 *
 * @returns what was done, and to how many
 * @throws HttpsError `invalid-argument` for a malformed command, `not-found` for no such request,
 *   `resource-exhausted` for a note too many
 */
export async function manageRequests(
  data: unknown,
  { db, now, by }: Management,
): Promise<{ action: RequestCommand['action']; requests: number }> {
  const command = parseCommand(commandSchema, data) as RequestCommand
  const documents = [...new Set(command.ids)].map((id) => contactRecords(db).doc(id))
  await db.runTransaction(async (transaction) => {
    const found = await transaction.getAll(...documents)
    const stored = found.filter((each) => each.exists && each.get('state') !== DELETED)
    const mayBeGone = ['delete', 'read', 'retry'].includes(command.action)
    if (!mayBeGone && stored.length < documents.length) {
      throw new HttpsError('not-found', 'The request does not exist any more.')
    }
    const updated_at = Timestamp.fromDate(now())
    for (const each of stored) {
      const record = each.data() as ContactRecord
      if (command.action === 'retry' && !isUndelivered(record, updated_at)) continue
      const changes = changesOf(command, record, by, updated_at)
      transaction.update(each.ref, { updated_at, ...changes })
      if (command.action === 'send' || command.action === 'retry') {
        order(transaction, db, { request: each.id }, updated_at)
      }
    }
  })
  return { action: command.action, requests: documents.length }
}

function changesOf(change: RequestChange, record: ContactRecord, by: string, now: Timestamp) {
  switch (change.action) {
    case 'read':
      return { read: true }
    case 'done':
      return { done: true, done_by: by, done_at: now }
    case 'reopen':
      return { done: false, done_by: '', done_at: null }
    case 'note':
      return { notes: withNote(record, change.note, by, now) }
    case 'remove-note':
      return { notes: withoutNote(record, change.note) }
    case 'send':
      return {
        ...toBeMailed(now),
        // A mail that had arrived is wanted once more: a new one, which no mailbox takes for the old.
        ...(record.state === 'sent' ? { message_id: anew(record.message_id) } : {}),
      }
    case 'retry':
      // The error stays until there is an answer: nothing is repaired because it was tried again.
      return { ...toBeMailed(now), last_error: record.last_error }
    case 'delete':
      return {
        ...{ state: DELETED, state_before: record.state, deleted_at: now },
        // Whoever listens to changes hears of it as little as of what is gone.
        updated_at: FieldValue.delete(),
        expires_at: earlier(daysAfter(now, DELETED_KEPT_DAYS), record.expires_at),
        // Whoever is sending it does not note how that went.
        ...{ lease: null, lease_until: null },
      }
  }
}

/** Whether its mail waits for another attempt or was given up, and is not being sent. */
const isUndelivered = ({ state, lease_until }: ContactRecord, now: Timestamp) =>
  (state === 'pending' || state === 'failed') &&
  !(lease_until && lease_until.toMillis() > now.toMillis())

const earlier = (one: Timestamp, other?: Timestamp) =>
  other && other.toMillis() < one.toMillis() ? other : one

const anew = (messageId: string) => messageId.replace(/^<[^@]*/, `<${randomUUID()}`)
