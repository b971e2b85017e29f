import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from 'react'
import { forgetContent } from '#firebase/content/content-store.ts'
import { closeFirestore, listenTo, reconnect } from '#firebase/app/firestore.ts'
import {
  countRequests,
  lastChange,
  lastDeletion,
  type RequestCounts,
} from '#firebase/requests/request-queries.ts'
import { auth } from '#firebase/session/auth.ts'
import { atEndOfSession } from '#firebase/session/end-of-session.ts'
import { failedTo } from '#model/words/messages.ts'
import { storedRequests } from '#model/requests/stored-request.ts'

interface RequestsContext {
  /** Undefined while they are not known. */
  readonly counts: RequestCounts | undefined
  readonly recount: () => void
  /** True when it is known that there is no request at all. */
  readonly none: boolean
  /** Grows with each new attempt to hear from the store. */
  readonly attempt: number
  readonly retry: () => void
}

const Context = createContext<RequestsContext>({
  counts: undefined,
  recount: () => {},
  none: false,
  attempt: 0,
  retry: () => {},
})

export const useRequestsContext = () => useContext(Context)

/** How many requests there are of those that staff look for; counted anew when one changes. */
export function useRequestCounts(): RequestCounts | undefined {
  return useRequestsContext().counts
}

atEndOfSession(() => {
  forgetContent()
  void closeFirestore()
})

/** What all screens know of the contact requests; behind the guard, as only admins may. */
export function RequestsProvider({ children }: { children: ReactNode }) {
  const [attempt, setAttempt] = useState(0)
  const [none, setNone] = useState(false)
  const { counts, recount } = useCounting()
  useEffect(() => {
    const hear = ({ empty }: { empty: boolean }) => {
      setNone(empty)
      recount()
    }
    return listenTo(lastChange(), hear, recount)
  }, [attempt, recount])
  useEffect(() => listenTo(lastDeletion(), recount, recount), [attempt, recount])

  const context = useMemo(() => {
    async function retry() {
      await reconnect()
      setAttempt((attempt) => attempt + 1)
      recount()
    }
    return { counts, recount, none, attempt, retry: () => void retry() }
  }, [counts, recount, none, attempt])

  return <Context value={context}>{children}</Context>
}

/** Counts when asked to: one count at a time, and once more when asked meanwhile. */
function useCounting() {
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
