import {
  MOST_AT_ONCE,
  type RequestChange,
  type RequestCommand,
} from '#model/requests/stored-request.ts'

/**
 * Asks the function to change, mail or delete contact requests, so many at a time as it takes; what
 * shows them shows the result.
 *
 * @throws FirebaseError when the account is no admin, a request is gone, or the server is
 */
export async function manageRequests(ids: readonly string[], change: RequestChange): Promise<void> {
  // With the first request that is opened: the dashboard needs no functions.
  const { call } = await import('#firebase/app/functions.ts')
  for (let first = 0; first < ids.length; first += MOST_AT_ONCE) {
    const some = ids.slice(first, first + MOST_AT_ONCE)
    await call('manageRequests', { ids: some, ...change } satisfies RequestCommand)
  }
}
