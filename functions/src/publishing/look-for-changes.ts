import type { Firestore } from 'firebase-admin/firestore'
import { digestOf } from './digest.ts'
import { isDue, requestPublication } from './publication-state.ts'
import { readContent } from './read-content.ts'

/** In minutes: reading everything every few minutes would cost more than it is worth. */
const EVERY_HOUR_WITHIN = 5

/**
 * Once an hour: asks for a publication when the store holds something else than what was published,
 * as after a change in Firebase's console, which raises no counter, and where the calendar has gone
 * on: a day begins in Germany with a full hour.
 *
 * @param now when it is called; the schedule calls it every five minutes
 */
export async function lookForChanges(db: Firestore, now: Date): Promise<void> {
  if (now.getMinutes() >= EVERY_HOUR_WITHIN) return
  const { state, content } = await readContent(db, now)
  const differs = digestOf(content) !== state.content
  if (differs && !state.held && !isDue(state)) await requestPublication(db)
}
