import { FirebaseError } from 'firebase/app'
import { call } from '#data/requests/callable.ts'
import type { ContactRequest } from '#model/contact-request.ts'

const DEFAULT_TEXT = 'Fehler beim Senden der Nachricht.'
/** Refusals that the function words for the visitor; all others come from the way there. */
const WORDED = ['functions/invalid-argument', 'functions/resource-exhausted']

/**
 * Hands a contact request to the function that stores and mails it. Sending the same request
 * again is harmless.
 *
 * @throws Error with a German sentence for the visitor: the server's own, or a general one
 */
export async function sendContactRequest(request: ContactRequest): Promise<void> {
  try {
    await call('sendRequest', request)
  } catch (cause) {
    const worded = cause instanceof FirebaseError && WORDED.includes(cause.code) && cause.message
    throw new Error(worded || DEFAULT_TEXT, { cause })
  }
}
