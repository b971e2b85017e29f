import type { Timestamp } from 'firebase-admin/firestore'
import { HttpsError } from 'firebase-functions/https'
import type { ContactRecord, StoredNote } from './contact-record.ts'
import { MOST_NOTES, tidy, type RequestNote } from '../shared.ts'

/**
 * The notes of a request with one more, or with the same one once more.
 *
 * @param by who writes it, as colleagues know them
 * @throws HttpsError `resource-exhausted` for more notes than a request may have
 */
export function withNote(
  record: ContactRecord,
  { id, text }: Pick<RequestNote, 'id' | 'text'>,
  by: string,
  at: Timestamp,
): readonly StoredNote[] {
  const others = withoutNote(record, { id })
  if (others.length >= MOST_NOTES) {
    throw new HttpsError('resource-exhausted', `A request has at most ${MOST_NOTES} notes.`)
  }
  return [...others, { id, text: tidy(text), by, at }]
}

/** The notes of a request without one, which may be gone already. */
export function withoutNote(
  { notes = [] }: ContactRecord,
  { id }: Pick<RequestNote, 'id'>,
): readonly StoredNote[] {
  return notes.filter((note) => note.id !== id)
}
