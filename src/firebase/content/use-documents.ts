import type { Query, QueryDocumentSnapshot } from 'firebase/firestore'
import { useEffect, useState } from 'react'
import { listenTo } from '#firebase/app/firestore.ts'
import { awaitAnswer } from '#firebase/timing/deadline.ts'

/** What a screen knows of some documents: `failed` when the store refuses, or does not answer in time. */
export type Documents<T> = readonly T[] | 'loading' | 'failed'

/**
 * The documents of a query, live. A late answer replaces `failed`.
 *
 * @param key stands for `ask` and `read`, which are others each time
 * @param what they are, for the log
 */
export function useDocuments<T>(
  key: string,
  what: string,
  ask: () => Query,
  read: (stored: QueryDocumentSnapshot) => T,
): Documents<T> {
  const [heard, setHeard] = useState<{ key: string; documents: Documents<T> }>()
  useEffect(() => {
    const fail = (error: unknown) => {
      endWaiting()
      console.error(`Failed to load ${what}`, error)
      setHeard({ key, documents: 'failed' })
    }
    const endWaiting = awaitAnswer(fail)
    const stop = listenTo(
      ask(),
      ({ docs }) => {
        endWaiting()
        setHeard({ key, documents: docs.map(read) })
      },
      fail,
    )
    return () => {
      endWaiting()
      stop()
    }
    // eslint-disable-next-line react-hooks/exhaustive-deps -- `key` stands for the others
  }, [key])
  return heard?.key === key ? heard.documents : 'loading'
}
