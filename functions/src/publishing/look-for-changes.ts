import type { Firestore } from 'firebase-admin/firestore'
import { digestOf } from './digest.ts'
import { isDue, publicationDocument, publicationRequest } from './publication-state.ts'
import { readContent } from './read-content.ts'

/**
 * Asks for a publication when the store holds something else than what was published, as after a
 * change in Firebase's console, which raises no counter, and when a day has begun in Germany: much of
 * what pages say depends on it.
 *
 * @param now when it is called; the schedule calls it every five minutes
 */
export async function lookForChanges(db: Firestore, now: Date): Promise<void> {
  const { state, content } = await readContent(db, now)
  if (digestOf(content) === state.content) return
  const document = publicationDocument(db)
  await db.runTransaction(async (transaction) => {
    // Read again: an earlier version that staff have shown meanwhile stays.
    const current = (await transaction.get(document)).data() ?? {}
    if (current.held || isDue(current)) return
    transaction.set(document, publicationRequest(), { merge: true })
  })
}
