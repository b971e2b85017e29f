import { onSnapshot } from 'firebase/firestore'
import { draftDocument, draftIn } from '#firebase/page-draft/draft-document.ts'
import { noteDraft, resendPending } from '#firebase/page-draft/pending-changes.ts'
import { createDraft, sendChange } from '#firebase/page-draft/change-draft.ts'
import type { PageDraft } from '#model/records/page-draft.ts'

/**
 * Listens to an account's draft, on whichever device it is changed; own changes arrive at once.
 *
 * @param onError called once; Firestore ends the listener with it
 * @returns the function that stops listening
 */
export function listenToPageDraft(
  uid: string,
  onNext: (draft: PageDraft) => void,
  onError: (error: Error) => void,
): () => void {
  let stopped = false
  let begun = false
  let created = false
  const next = (draft: PageDraft, fromCache = false) => {
    if (stopped) return
    noteDraft(draft)
    onNext(draft)
    // Only the server knows what another device has put there.
    if (begun || fromCache) return
    begun = true
    // What a crash or a closed tab has kept from arriving.
    resendPending(uid, (change) => sendChange(uid, change))
  }
  const stop = onSnapshot(
    draftDocument(uid),
    (snapshot) => {
      const { fromCache } = snapshot.metadata
      if (snapshot.exists() || created) next(draftIn(snapshot.data()), fromCache)
      // An empty cache says nothing about the store.
      else if (!fromCache) {
        created = true
        // It is heard as any other change.
        createDraft(uid).catch(onError)
      }
    },
    onError,
  )
  return () => {
    stopped = true
    stop()
  }
}
