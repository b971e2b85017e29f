import { createContext, useContext, useEffect, useMemo, useState, type ReactNode } from 'react'
import { onSnapshot, queryEqual, type Query, type QuerySnapshot } from 'firebase/firestore'
import { ErrorBoundary } from 'react-error-boundary'
import { FirestoreProvider, useFirestoreCollection } from 'reactfire'
import { contentQuery, readSnapshot } from '#data/content/content-listener.ts'
import { forgetContent } from '#data/content/content-store.ts'
import { SERVER_PATIENCE_MS, type LiveContent } from '#data/content/live-content.ts'
import { closeFirestore, firestore, reconnect } from '#data/firestore.ts'
import { atEndOfSession } from '#data/session/end-of-session.ts'
import { forgetObservables } from '#data/session/reactfire-cache.ts'
import { provideFirestore } from '#data/session/reactfire-firestore.ts'
import { storedRequests } from '#model/stored-request.ts'

type Requests = LiveContent<typeof storedRequests>
type Heard = Omit<Requests, 'retry'>

const NOTHING: Heard = { status: 'loading', records: [], broken: [], error: undefined }
/** How the ids of reactfire's Firestore observables begin. */
const OBSERVABLES = 'firestore:'

const RequestsContext = createContext<Requests>({ ...NOTHING, retry: () => {} })

/** The contact requests, newest first, live. */
export function useRequests(): Requests {
  return useContext(RequestsContext)
}

provideFirestore({ onSnapshot, queryEqual })
atEndOfSession(() => {
  forgetObservables(OBSERVABLES)
  forgetContent()
  void closeFirestore()
})

/** Listens to the contact requests for all screens within; behind the guard, as only admins may. */
export function RequestsProvider({ children }: { children: ReactNode }) {
  const [sdk] = useState(firestore)
  const [query] = useState(() => contentQuery(storedRequests))
  const [attempt, setAttempt] = useState(0)
  const [heard, setHeard] = useState(NOTHING)

  const waiting = heard.status === 'loading'
  useEffect(() => {
    if (!waiting) return
    const patience = setTimeout(
      () => setHeard(failed(new Error('The server does not answer.'))),
      SERVER_PATIENCE_MS,
    )
    return () => clearTimeout(patience)
  }, [waiting])

  const requests = useMemo(() => {
    async function retry() {
      setHeard(NOTHING)
      await reconnect()
      forgetObservables(OBSERVABLES)
      setAttempt((attempt) => attempt + 1)
    }
    return { ...heard, retry: () => void retry() }
  }, [heard])

  return (
    <FirestoreProvider sdk={sdk}>
      {/* reactfire throws what the listener ended with; the screens are not to go down with it. */}
      <ErrorBoundary key={attempt} fallback={null} onError={(cause) => setHeard(failed(cause))}>
        <RequestsListener query={query} onHeard={setHeard} />
      </ErrorBoundary>
      <RequestsContext value={requests}>{children}</RequestsContext>
    </FirestoreProvider>
  )
}

interface RequestsListenerProps {
  query: Query
  onHeard: (heard: Heard) => void
}

function RequestsListener({ query, onHeard }: RequestsListenerProps) {
  const { data: snapshot } = useFirestoreCollection(query) as { data: QuerySnapshot | undefined }
  useEffect(() => {
    // Firestore's cache begins empty: that says nothing about the store.
    if (!snapshot || (snapshot.empty && snapshot.metadata.fromCache)) return
    onHeard({ ...NOTHING, ...readSnapshot(storedRequests, snapshot), status: 'ready' })
  }, [snapshot, onHeard])
  return null
}

function failed(cause: unknown): Heard {
  const { fetchFailed } = storedRequests.messages
  console.error(fetchFailed, cause)
  return { ...NOTHING, status: 'error', error: new Error(fetchFailed, { cause }) }
}
