import { createContext, useContext, useEffect, useMemo, useState, type ReactNode } from 'react'
import { forgetContent } from '#data/content/content-store.ts'
import { closeFirestore, listenTo, reconnect } from '#data/firestore.ts'
import { lastChange, type RequestCounts } from '#data/requests/request-queries.ts'
import { useCounting } from '#data/requests/use-counting.ts'
import { atEndOfSession } from '#data/session/end-of-session.ts'

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
