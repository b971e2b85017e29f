import { useCallback, useRef, useState } from 'react'
import { countRequests, type RequestCounts } from '#data/requests/request-queries.ts'
import { auth } from '#data/session/auth.ts'
import { failedTo } from '#model/messages.ts'
import { storedRequests } from '#model/stored-request.ts'

/** Counts when asked to: one count at a time, and once more when asked meanwhile. */
export function useCounting() {
  const [counts, setCounts] = useState<RequestCounts>()
  const running = useRef<'no' | 'yes' | 'again'>('no')

  const recount = useCallback(async () => {
    if (running.current !== 'no') {
      running.current = 'again'
      return
    }
    do {
      running.current = 'yes'
      // The end of a session ends the listeners first, and that with an error: nobody may ask any more.
      if (!auth().currentUser) break
      try {
        setCounts(await countRequests())
      } catch (cause) {
        console.error(failedTo.fetch(storedRequests.labels), cause)
        setCounts(undefined)
      }
      // It changes while the count is awaited.
    } while ((running.current as string) === 'again')
    running.current = 'no'
  }, [])

  return { counts, recount: useCallback(() => void recount(), [recount]) }
}
