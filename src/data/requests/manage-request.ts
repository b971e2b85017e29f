import {
  SEND_UNDELIVERED,
  type RequestAction,
  type RequestCommand,
  type SentAgain,
} from '#model/stored-request.ts'

/**
 * Asks the function to change, mail or delete a contact request; the live list shows the result.
 *
 * @throws FirebaseError when the account is no admin, the request is gone, or the server is
 */
export async function manageRequest(id: string, action: RequestAction): Promise<void> {
  // With the first request that is opened: the dashboard needs no functions.
  const { call } = await import('#data/requests/callables.ts')
  await call('manageRequests', { id, action } satisfies RequestCommand)
}

/**
 * Asks the function to mail all requests that could not be delivered.
 *
 * @throws as `manageRequest`
 */
export async function sendUndelivered(): Promise<SentAgain> {
  const { call } = await import('#data/requests/callables.ts')
  return (await call('manageRequests', SEND_UNDELIVERED)) as SentAgain
}
