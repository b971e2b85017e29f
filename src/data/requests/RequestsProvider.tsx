import { createContext, useCallback, useContext, useMemo, useState, type ReactNode } from 'react'
import type { QuerySnapshot } from 'firebase/firestore'
import { FirestoreProvider } from 'reactfire'
import { forgetContent } from '#data/content/content-store.ts'
import { closeFirestore, firestore, reconnect } from '#data/firestore.ts'
import { lastChange, type RequestCounts } from '#data/requests/request-queries.ts'
import { RequestsListener } from '#data/requests/RequestsListener.tsx'
import { useCounting } from '#data/requests/use-counting.ts'
import { atEndOfSession } from '#data/session/end-of-session.ts'
import { forgetObservables } from '#data/session/reactfire-cache.ts'

/** How the ids of reactfire's Firestore observables begin. */
const OBSERVABLES = 'firestore:'

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
  forgetObservables(OBSERVABLES)
  forgetContent()
  void closeFirestore()
})

/** What all screens know of the contact requests; behind the guard, as only admins may. */
export function RequestsProvider({ children }: { children: ReactNode }) {
  const [sdk] = useState(firestore)
  const [query] = useState(lastChange)
  const [attempt, setAttempt] = useState(0)
  const [none, setNone] = useState(false)
  const { counts, recount } = useCounting()
  const hear = useCallback(
    ({ empty }: QuerySnapshot) => {
      setNone(empty)
      recount()
    },
    [recount],
  )

  const context = useMemo(() => {
    async function retry() {
      await reconnect()
      forgetObservables(OBSERVABLES)
      setAttempt((attempt) => attempt + 1)
      recount()
    }
    return { counts, recount, none, attempt, retry: () => void retry() }
  }, [counts, recount, none, attempt])

  return (
    <FirestoreProvider sdk={sdk}>
      <RequestsListener key={attempt} query={query} onHeard={hear} onFailed={recount} />
      <Context value={context}>{children}</Context>
    </FirestoreProvider>
  )
}
