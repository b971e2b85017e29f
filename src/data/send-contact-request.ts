import { FirebaseError } from 'firebase/app'
import { connectFunctionsEmulator, getFunctions, httpsCallable } from 'firebase/functions'
import { backendConfig, EMULATORS, firebaseApp } from '#data/backend.ts'
import type { ContactRequest } from '#model/contact-request.ts'

const REGION = 'europe-west3'
/** After this the visitor hears that it failed; sending the same request again is harmless. */
const TIMEOUT_MS = 20_000
const DEFAULT_TEXT = 'Fehler beim Senden der Nachricht.'
/** Refusals that the function words for the visitor; all others come from the way there. */
const WORDED = ['functions/invalid-argument', 'functions/resource-exhausted']

/**
 * Hands a contact request to the function that stores and mails it.
 *
 * @throws Error with a German sentence for the visitor: the server's own, or a general one
 */
export async function sendContactRequest(request: ContactRequest): Promise<void> {
  const functions = getFunctions(firebaseApp(), REGION)
  if (backendConfig().emulators) {
    connectFunctionsEmulator(functions, EMULATORS.host, EMULATORS.functions)
  }
  try {
    await httpsCallable(functions, 'sendContactEmail', { timeout: TIMEOUT_MS })(request)
  } catch (cause) {
    const worded = cause instanceof FirebaseError && WORDED.includes(cause.code) && cause.message
    throw new Error(worded || DEFAULT_TEXT, { cause })
  }
}
