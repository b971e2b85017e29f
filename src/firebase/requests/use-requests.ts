import { useCallback, useEffect, useState } from 'react'
import type { LiveContent } from '#firebase/content/live-content.ts'
import { awaitAnswer } from '#firebase/timing/deadline.ts'
import { listenTo } from '#firebase/app/firestore.ts'
import { queryOf, readRequests, type Wanted } from '#firebase/requests/request-queries.ts'
import { useRequestsContext } from '#firebase/requests/RequestsProvider.tsx'
import { failedTo } from '#model/words/messages.ts'
import { storedRequests, type StoredRequest } from '#model/requests/stored-request.ts'

export interface Requests extends Pick<
  LiveContent<typeof storedRequests>,
  'status' | 'error' | 'retry'
> {
  readonly records: readonly StoredRequest[]
  /** True when there are more than were wanted. */
  readonly more: boolean
  /** True while those that are wanted now have not arrived. */
  readonly growing: boolean
}
interface Heard extends Omit<Requests, 'retry' | 'growing'> {
  /** For how many this is the answer. */
  readonly most: number
}

const NOTHING: Heard = {
  ...{ status: 'loading', records: [], error: undefined },
  ...{ more: false, most: 0 },
}

/**
 * The wanted requests, live, in the order of their view.
 *
 * @param wanted when `most` grows, those that are known stay until the others have arrived
 */
export function useRequests(wanted: Wanted): Requests {
  const { attempt, retry } = useRequestsContext()
  const [heard, setHeard] = useState(NOTHING)
  const most = 'most' in wanted ? wanted.most : 1
  const asked = JSON.stringify(wanted)

  const waiting = heard.status === 'loading'
  const fail = useCallback((cause: unknown) => setHeard(failed(cause)), [])
  useEffect(() => {
    if (waiting) return awaitAnswer(fail)
  }, [waiting, fail])

  useEffect(
    () =>
      listenTo(
        queryOf(JSON.parse(asked) as Wanted),
        ({ docs }) => {
          const records = readRequests(docs.slice(0, most))
          setHeard({ ...NOTHING, records, status: 'ready', more: docs.length > most, most })
        },
        fail,
      ),
    [asked, most, attempt, fail],
  )

  function askAgain() {
    setHeard(NOTHING)
    retry()
  }
  return { ...heard, growing: heard.most < most, retry: askAgain }
}

function failed(cause: unknown): Heard {
  const error = new Error(failedTo.fetch(storedRequests.labels), { cause })
  console.error(error.message, cause)
  return { ...NOTHING, status: 'error', error }
}
