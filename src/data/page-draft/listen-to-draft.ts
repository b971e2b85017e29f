import { onSnapshot } from 'firebase/firestore'
import { draftDocument, draftIn } from '#data/page-draft/draft-document.ts'
import { resendPending } from '#data/page-draft/pending-changes.ts'
import { mergeFields } from '#data/page-draft/change-draft.ts'
import type { PageDraft } from '#model/page-draft.ts'

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
  let begun = false
  return onSnapshot(
    draftDocument(uid),
    (snapshot) => {
      // An empty cache says nothing about the store.
      if (!snapshot.exists() && snapshot.metadata.fromCache) return
      onNext(draftIn(snapshot.data()))
      if (begun) return
      begun = true
      // What a crash or a closed tab has kept from arriving.
      resendPending(uid, (change) => mergeFields(uid, change))
    },
    onError,
  )
}
