import { onSnapshot } from 'firebase/firestore'
import { useEffect, useState } from 'react'
import { draftDocument, draftIn } from '#firebase/page-draft/draft-document.ts'
import { countChanges } from '#model/records/page-draft.ts'

/**
 * How many changes an account has made on the page and not published, live; 0 while it is not known.
 *
 * @param uid undefined while nobody is known to be signed in
 */
export function useUnpublishedChanges(uid: string | undefined): number {
  const [count, setCount] = useState(0)
  useEffect(() => {
    if (uid === undefined) return undefined
    return onSnapshot(
      draftDocument(uid),
      (snapshot) => setCount(countChanges(draftIn(snapshot.data()))),
      () => setCount(0),
    )
  }, [uid])
  return count
}
