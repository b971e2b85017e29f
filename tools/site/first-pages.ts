import { setTimeout as sleep } from 'node:timers/promises'
import type { Firestore } from 'firebase-admin/firestore'
import { hasWorker, publicationDocument } from '../../functions/src/publishing/publication-state.ts'
import { publishAndWait } from '../publish/publish-and-wait.ts'
import { sampleContent } from './sample-content.ts'
import { writePages } from './write-pages.ts'

const ASK_EVERY_MS = 200

/**
 * Gives a site that was just built its pages, once the store is there. For the tests they are in
 * other words (tools/prerender/other-words.ts), and stay so: a publication would replace them.
 *
 * @throws Failure with one sentence when they cannot be published
 */
export async function firstPages(firestore: Firestore): Promise<void> {
  if (!process.env['PRERENDER_IN_OTHER_WORDS']) {
    // Saved data may hold the lease of a worker that ended with its emulators.
    await publicationDocument(firestore).set({ lease: null, lease_until: null }, { merge: true })
    await publishAndWait(firestore)
    return
  }
  const document = publicationDocument(firestore)
  await document.set({ held: true }, { merge: true })
  // A worker that has begun releases nothing any more.
  while (hasWorker((await document.get()).data() ?? {}, new Date())) await sleep(ASK_EVERY_MS)
  await writePages(sampleContent())
}
