import { onSnapshot } from 'firebase/firestore'
import { useEffect, useState } from 'react'
import { draftDocument, draftIn } from '#firebase/page-draft/draft-document.ts'
import { useSession } from '#firebase/session/session.tsx'
import { countChanges } from '#model/records/page-draft.ts'

/** How many changes the account has made on the page and not published, live; 0 while unknown. */
export function useUnpublishedChanges(): number {
  const session = useSession()
  const uid = 'uid' in session ? session.uid : undefined
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
