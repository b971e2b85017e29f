import { setTimeout as sleep } from 'node:timers/promises'
import type { Firestore } from 'firebase-admin/firestore'
import {
  publicationDocument,
  requestPublication,
} from '../../functions/src/publishing/publication-state.ts'
import { Failure } from '../command/failure.ts'

/** Longer than the function takes with all of its attempts, also when it has to be started first. */
const PATIENCE_MS = 180_000
const ASK_EVERY_MS = 250

/**
 * Has the function publish what the store holds, and waits until visitors get it.
 *
 * @returns when the content was read that they get
 * @throws Failure with one sentence when they do not
 */
export async function publishAndWait(firestore: Firestore): Promise<Date> {
  await requestPublication(firestore)
  const document = publicationDocument(firestore)
  const asked = (await document.get()).data()?.wanted ?? 0
  for (const end = Date.now() + PATIENCE_MS; Date.now() < end; await sleep(ASK_EVERY_MS)) {
    const { live = 0, live_at, error, lease } = (await document.get()).data() ?? {}
    if (live >= asked && live_at) return live_at.toDate()
    // While the worker has its lease, it tries again.
    if (error && !lease) throw new Failure(`The pages were not published: ${error}`)
  }
  throw new Failure('The pages were not published: the function did not do it in time.')
}
