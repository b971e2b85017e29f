import { Timestamp, type Firestore } from 'firebase-admin/firestore'
import { HttpsError } from 'firebase-functions/https'
import { ValidationError } from 'yup'
import type { Networks } from './client-address.ts'
import {
  CONFIRMATION_DUE,
  contactRecords,
  daysAfter,
  order,
  toBeMailed,
  type ContactRecord,
} from './contact-record.ts'
import {
  checkNetworks,
  checkRefusals,
  countOne,
  countRefusal,
  inTurn,
  readCounters,
  roomForConfirmation,
  roomForMail,
  type RateLimits,
} from './rate-limits.ts'
import {
  contactInfo,
  contactRequestSchema,
  courses,
  defaultCourses,
  ENROLMENT_FIELDS,
  REQUEST_KEPT_DAYS,
  looksAutomatic,
  UNDECIDED,
  UNDECIDED_TITLE,
  type ContactRequest,
  type DeliveryState,
  type Enrolment,
} from '../shared.ts'

export interface Reception {
  readonly db: Firestore
  readonly now: () => Date
  readonly limits: RateLimits
  /** The domain in the mails' Message-IDs. */
  readonly mailDomain: string
  /** A keyed hash of the mailbox behind an address. */
  readonly mailboxOf: (email: string) => string
  /** Hears of the first request of an hour that is held; the school gets a mail about it. */
  readonly onHeld: () => void
}

/**
 * Checks and stores a contact request. Once it is stored it is not lost, whatever becomes of its
 * mail. Sending the same request id again changes nothing. What looks automatic is suspected, what
 * is more than the hour's or the day's mails is held: staff decide about them, and whoever sent them
 * hears of a success. Whose request is mailed gets a confirmation, where the school has turned that
 * on and there is room for it.
 *
 * @returns the id of a request whose mail is to be sent
 * @throws HttpsError with a German sentence: `invalid-argument`, `resource-exhausted`, or `unavailable`
 *   where too many come at once
 */
export async function receiveContactRequest(
  data: unknown,
  origin: Networks,
  { db, now, limits, mailDomain, mailboxOf, onHeld }: Reception,
): Promise<string | undefined> {
  checkRefusals(origin, limits, now())
  const request = validated(data, () => countRefusal(origin, now()))
  const suspected = looksAutomatic(request)
  const { requestId } = request
  const document = contactRecords(db).doc(requestId)
  if ((await document.get()).exists) return requestId
  // Whoever is over a limit takes nobody's place in the queue.
  await checkNetworks(db, db, origin, limits, now())
  const course = await courseTitle(db, request.selectedCourse)
  const confirms = await isConfirming(db)
  const holding = { begins: false }
  const toBeSent = await inTurn(() =>
    db.runTransaction(async (transaction) => {
      holding.begins = false
      if ((await transaction.get(document)).exists) return requestId
      const networks = await checkNetworks(transaction, db, origin, limits, now())
      const mail = suspected ? undefined : await roomForMail(transaction, db, limits, now())
      const both = mail && confirms && { mail, mailbox: mailboxOf(request.email) }
      const confirmed = both && (await roomForConfirmation(transaction, db, both, limits, now()))
      const state = mail ? 'pending' : suspected ? 'suspected' : 'held'
      const held = state === 'held' ? await readCounters(transaction, db, ['held'], now()) : []
      holding.begins = held.some(({ count }) => count === 0)
      countOne(transaction, [...networks, ...(confirmed || mail || []), ...held])
      transaction.create(document, newRecord(request, course, state, mailDomain, now()))
      const at = Timestamp.fromDate(now())
      if (mail) order(transaction, db, { request: requestId }, at)
      const confirmation = { confirms: requestId, confirmation: CONFIRMATION_DUE } as const
      if (confirmed) order(transaction, db, confirmation, at)
      if (holding.begins) order(transaction, db, { notice: true }, at)
      return mail && requestId
    }),
  )
  if (holding.begins) onHeld()
  return toBeSent
}

function newRecord(
  request: ContactRequest,
  course: string,
  state: DeliveryState,
  mailDomain: string,
  now: Date,
): ContactRecord {
  const { requestId, name, email, phone, message, selectedCourse } = request
  const received = Timestamp.fromDate(now)
  return {
    ...{ name, email, phone, message, selectedCourse, course },
    ...filledIn(request),
    ...toBeMailed(received),
    state,
    message_id: `<${requestId}@${mailDomain}>`,
    lease: null,
    lease_until: null,
    read: false,
    done: false,
    created_at: received,
    updated_at: received,
    // Then Firestore's TTL policy deletes the record.
    expires_at: daysAfter(received, REQUEST_KEPT_DAYS),
  }
}

const filledIn = (request: ContactRequest): Partial<Enrolment> =>
  Object.fromEntries(
    ENROLMENT_FIELDS.filter((name) => request[name]).map((name) => [name, request[name]]),
  )

function validated(data: unknown, onRefusal: () => void): ContactRequest {
  try {
    return contactRequestSchema.validateSync(ofTheirTypes(data), { stripUnknown: false })
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error
    onRefusal()
    throw new HttpsError('invalid-argument', error.message)
  }
}

const fields: Readonly<Record<string, { type: string } | undefined>> =
  contactRequestSchema.describe().fields

/**
 * A value of another type than its field's, which no form sends, counts as missing: a number, truth
 * value, list or object is never made a text.
 */
function ofTheirTypes(data: unknown): unknown {
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return data
  return Object.fromEntries(
    Object.entries(data).map(([name, value]: [string, unknown]) => [
      name,
      typeof value === fields[name]?.type ? value : null,
    ]),
  )
}

/** Whether the school has turned confirmations on. */
async function isConfirming(db: Firestore): Promise<boolean> {
  const info = await db
    .collection(contactInfo.collection)
    .doc(contactInfo.single ?? '')
    .get()
  return info.get('confirm_requests') === true
}

/** What Firestore allows as a document's id, apart from the names it keeps for itself. */
const DOCUMENT_ID = /^(?!\.\.?$)(?!__.*__$)[^/]+$/

/** Looked up here: the visitor's browser has no say in what the mail calls the course. */
async function courseTitle(db: Firestore, id: string): Promise<string> {
  if (id === UNDECIDED) return UNDECIDED_TITLE
  const builtIn = defaultCourses.find((course) => course.id === id)
  if (builtIn) return builtIn.title
  if (!DOCUMENT_ID.test(id)) return ''
  const stored = await db.collection(courses.collection).doc(id).get()
  const title: unknown = stored.get(courses.title)
  return typeof title === 'string' ? title : ''
}
