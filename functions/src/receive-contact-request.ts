import { FieldValue, type Firestore } from 'firebase-admin/firestore'
import { HttpsError } from 'firebase-functions/https'
import { ValidationError } from 'yup'
import { contactRequestSchema, courses, defaultCourses, type ContactRequest } from './shared.ts'

export interface Mail {
  readonly replyTo: string
  readonly subject: string
  readonly text: string
}

export interface Dependencies {
  readonly db: Firestore
  /** @throws when the mail server did not take the mail */
  readonly sendMail: (mail: Mail) => Promise<void>
}

/**
 * Stores a contact request, then mails it to the school. The request counts as received once it
 * is stored: a failed mail is noted on the record and does not trouble the visitor.
 *
 * @throws HttpsError `invalid-argument` with a German sentence for the visitor
 */
export async function receiveContactRequest(data: unknown, { db, sendMail }: Dependencies) {
  const request = validated(data)
  const course = await courseTitle(db, request.selectedCourse)
  const record = db.collection('contact_requests').doc(request.requestId)
  const isNew = await db.runTransaction(async (transaction) => {
    if ((await transaction.get(record)).exists) return false
    const created_at = FieldValue.serverTimestamp()
    transaction.create(record, { ...request, course, state: 'pending', created_at })
    return true
  })
  if (!isNew) return
  try {
    await sendMail(toMail(request, course))
    await record.update({ state: 'sent' })
  } catch (error) {
    await record.update({ state: 'failed', error: error instanceof Error ? error.message : '' })
  }
}

function validated(data: unknown): ContactRequest {
  try {
    return contactRequestSchema.validateSync(data)
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error
    throw new HttpsError('invalid-argument', error.message)
  }
}

/** Looked up here: the visitor's browser has no say in what the mail calls the course. */
async function courseTitle(db: Firestore, id: string): Promise<string> {
  const builtIn = defaultCourses.find((course) => course.id === id)
  if (builtIn) return builtIn.title
  if (id.includes('/')) return ''
  const stored = await db.collection(courses.collection).doc(id).get()
  const title: unknown = stored.get(courses.title)
  return typeof title === 'string' ? title : ''
}

function toMail({ name, email, phone, message }: ContactRequest, course: string): Mail {
  return {
    replyTo: email,
    subject: 'Neue Kontaktanfrage über die Website',
    text: [
      `Name: ${name}`,
      `E-Mail: ${email}`,
      `Telefon: ${phone}`,
      `Kurs: ${course || 'unbekannt'}`,
      '',
      message,
    ].join('\n'),
  }
}
