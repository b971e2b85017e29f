import { setTimeout as sleep } from 'node:timers/promises'
import type { Firestore } from 'firebase-admin/firestore'
import { LEASE_MS } from '../../functions/src/publishing/lease.ts'
import {
  hasWorker,
  publicationDocument,
  requestPublication,
} from '../../functions/src/publishing/publication-state.ts'
import { Failure } from '../command/failure.ts'

/** Longer than the function takes with all of its attempts, also when it has to be started first. */
const PATIENCE_MS = 180_000
const ASK_EVERY_MS = 250
/** A worker that died keeps the others waiting for as long as its lease lasts. */
const REQUEST_EVERY_MS = LEASE_MS + 5_000

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
  let requestAt = Date.now() + REQUEST_EVERY_MS
  for (const end = Date.now() + PATIENCE_MS; Date.now() < end; await sleep(ASK_EVERY_MS)) {
    const state = (await document.get()).data() ?? {}
    const { live = 0, live_at, error } = state
    if (live >= asked && live_at) return live_at.toDate()
    // While a worker has its lease, it tries again.
    if (hasWorker(state, new Date())) continue
    if (error) throw new Failure(`The pages were not published: ${error}`)
    if (Date.now() > requestAt) {
      await requestPublication(firestore)
      requestAt = Date.now() + REQUEST_EVERY_MS
    }
  }
  throw new Failure('The pages were not published: the function did not do it in time.')
}
