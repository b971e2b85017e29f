import { useEffect, useState } from 'react'
import { collection, limit, query, Timestamp, where, type QuerySnapshot } from 'firebase/firestore'
import { firestore, listenTo } from '#firebase/app/firestore.ts'
import { useRequestsContext } from '#firebase/requests/RequestsProvider.tsx'
import { useMinute } from '#firebase/timing/use-minute.ts'
import { storedRequests, type DeliveryState } from '#model/requests/stored-request.ts'

/** More than that are neither counted nor sent again by one press. */
export const MOST_UNDELIVERED = 100
/** A first attempt may take that long before it counts. */
const PATIENCE_MS = 10 * 60_000

/**
 * The ids of the requests that are not done and that the school has not received by mail, at most
 * `MOST_UNDELIVERED`, live: an attempt failed, or there was none in ten minutes. Undefined while it is
 * not known.
 */
export function useUndelivered(): readonly string[] | undefined {
  const { attempt } = useRequestsContext()
  const [waiting, setWaiting] = useState<QuerySnapshot['docs']>()
  const patient = Timestamp.fromMillis(useMinute() - PATIENCE_MS)
  useEffect(() => {
    const unsent = query(
      collection(firestore(), storedRequests.collection),
      where('state', 'in', ['pending', 'failed'] satisfies DeliveryState[]),
      where('done', '==', false),
      limit(MOST_UNDELIVERED),
    )
    return listenTo(
      unsent,
      ({ docs }) => setWaiting(docs),
      // The list of requests says that it cannot be loaded.
      () => setWaiting(undefined),
    )
  }, [attempt])
  // At each minute: of a request that no function takes on, nothing is heard any more.
  return waiting
    ?.filter((stored) => stored.get('last_error') || stored.get('created_at') < patient)
    .map(({ id }) => id)
}
