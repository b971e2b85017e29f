import { Timestamp } from 'firebase-admin/firestore'
import { suggestedSteps } from '#content/licence_steps/suggested.ts'
import { store } from '#tests/support/e2e.ts'

/** The suggested steps, checked by staff and shown: their ids are `schritt-1` and so on. */
export async function showSteps(): Promise<void> {
  const batch = store.batch()
  for (const [index, step] of suggestedSteps.entries()) {
    const at = Timestamp.fromMillis(Date.UTC(2026, 0, 1) + index * 1000)
    const stamps = { created_at: at, updated_at: at }
    batch.set(store.doc(`licence_steps/schritt-${index + 1}`), {
      ...step,
      is_shown: true,
      ...stamps,
    })
  }
  await batch.commit()
}
