import type { ContactRequest } from '#model/requests/contact-request.ts'

const TIMEOUT_MS = 20_000

/**
 * What became of a request: it is stored; the function refuses it, in German words for the visitor;
 * the server failed, or a limit is reached; or there was no answer at all, as without a network. The
 * last two leave a request in the state that it is in.
 */
export type Outcome =
  | { readonly state: 'sent' | 'unreachable' }
  | { readonly state: 'failed'; readonly reason?: string }
  | { readonly state: 'refused'; readonly reason: string }

interface Answer {
  readonly result?: unknown
  readonly error?: { readonly status?: string; readonly message?: string }
}

/**
 * Hands a contact request to the function that stores and mails it. Sending the same request again
 * is harmless. Firebase's own callables are neither for service workers nor do they tell a server
 * that fails from one that is not reached.
 *
 * @param address the function's
 */
export async function postRequest(address: string, request: ContactRequest): Promise<Outcome> {
  try {
    const response = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ data: request }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    return outcomeOf(response.ok, await response.text())
  } catch {
    return { state: 'unreachable' }
  }
}

function outcomeOf(ok: boolean, body: string): Outcome {
  const { error, result } = parsed(body)
  if (ok && result !== undefined) return { state: 'sent' }
  const { status, message: reason } = error ?? {}
  if (reason && status === 'INVALID_ARGUMENT') return { state: 'refused', reason }
  // Worded for the visitor, too, but over in an hour at the latest: the same request may pass then.
  if (reason && (status === 'RESOURCE_EXHAUSTED' || status === 'UNAVAILABLE'))
    return { state: 'failed', reason }
  return { state: 'failed' }
}

function parsed(body: string): Answer {
  try {
    return (JSON.parse(body) ?? {}) as Answer
  } catch {
    return {}
  }
}
