import { useEffect } from 'react'
import type { Query, QuerySnapshot } from 'firebase/firestore'
import { ErrorBoundary } from 'react-error-boundary'
import { useFirestoreCollection } from 'reactfire'

interface RequestsListenerProps {
  query: Query
  /** What the store says; never what its cache, which begins empty, does not know. */
  onHeard: (snapshot: QuerySnapshot) => void
  /** Called once; the listener has ended with it. */
  onFailed: (cause: unknown) => void
}

/** Listens by reactfire, which throws what a listener ends with: the screens do not go down with it. */
export function RequestsListener({ query, onHeard, onFailed }: RequestsListenerProps) {
  return (
    <ErrorBoundary fallback={null} onError={onFailed}>
      <Listener query={query} onHeard={onHeard} />
    </ErrorBoundary>
  )
}

function Listener({ query, onHeard }: Pick<RequestsListenerProps, 'query' | 'onHeard'>) {
  const { data: snapshot } = useFirestoreCollection(query) as { data: QuerySnapshot | undefined }
  useEffect(() => {
    if (snapshot && !(snapshot.empty && snapshot.metadata.fromCache)) onHeard(snapshot)
  }, [snapshot, onHeard])
  return null
}
