import { Timestamp, type Firestore } from 'firebase-admin/firestore'
import { HttpsError } from 'firebase-functions/https'
import { ValidationError } from 'yup'
import { contactRecords, daysAfter, toBeMailed, type ContactRecord } from './contact-record.ts'
import { checkLimits, countOne, inTurn, type RateLimits } from './rate-limits.ts'
import {
  contactRequestSchema,
  courses,
  defaultCourses,
  isFromProgram,
  KEPT_DAYS,
  type ContactRequest,
} from './shared.ts'

export interface Reception {
  readonly db: Firestore
  readonly now: () => Date
  readonly limits: RateLimits
  /** The domain in the mails' Message-IDs. */
  readonly mailDomain: string
}

/**
 * Checks and stores a contact request. Once it is stored it is not lost, whatever becomes of its
 * mail. Sending the same request id again changes nothing.
 *
 * @param address the sender's, as a keyed hash
 * @returns the record's id, or undefined for what a program sent: it hears of a success, too
 * @throws HttpsError `invalid-argument` or `resource-exhausted` with a German sentence
 */
export async function receiveContactRequest(
  data: unknown,
  address: string,
  { db, now, limits, mailDomain }: Reception,
): Promise<string | undefined> {
  const request = validated(data)
  if (isFromProgram(request)) return undefined
  const { requestId, name, email, phone, message, selectedCourse } = request
  const course = await courseTitle(db, selectedCourse)
  const record = contactRecords(db).doc(requestId)
  await inTurn(() =>
    db.runTransaction(async (transaction) => {
      if ((await transaction.get(record)).exists) return
      const counters = await checkLimits(transaction, db, address, now(), limits)
      const received = Timestamp.fromDate(now())
      countOne(transaction, counters)
      transaction.create(record, {
        ...{ name, email, phone, message, selectedCourse, course },
        ...toBeMailed(received),
        message_id: `<${requestId}@${mailDomain}>`,
        lease: null,
        lease_until: null,
        read: false,
        done: false,
        created_at: received,
        updated_at: received,
        // Then Firestore's TTL policy deletes the record.
        expires_at: daysAfter(received, KEPT_DAYS),
      } satisfies ContactRecord)
    }),
  )
  return requestId
}

function validated(data: unknown): ContactRequest {
  try {
    return contactRequestSchema.validateSync(flat(data), { stripUnknown: false })
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error
    throw new HttpsError('invalid-argument', error.message)
  }
}

/** Lists and objects in place of texts, which no form sends, count as missing. */
function flat(data: unknown): unknown {
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return data
  const entries = Object.entries(data as Record<string, unknown>)
  return Object.fromEntries(
    entries.map(([name, value]) => [name, typeof value === 'object' ? null : value]),
  )
}

/** What Firestore allows as a document's id, apart from the names it keeps for itself. */
const DOCUMENT_ID = /^(?!\.\.?$)(?!__.*__$)[^/]+$/

/** Looked up here: the visitor's browser has no say in what the mail calls the course. */
async function courseTitle(db: Firestore, id: string): Promise<string> {
  const builtIn = defaultCourses.find((course) => course.id === id)
  if (builtIn) return builtIn.title
  if (!DOCUMENT_ID.test(id)) return ''
  const stored = await db.collection(courses.collection).doc(id).get()
  const title: unknown = stored.get(courses.title)
  return typeof title === 'string' ? title : ''
}
