import { FirebaseError } from 'firebase/app'
import {
  connectFunctionsEmulator,
  getFunctions,
  httpsCallable,
  type Functions,
} from 'firebase/functions'
import { backendConfig } from '#data/backend.ts'
import { firebaseApp } from '#data/firebase-app.ts'
import type { ContactRequest } from '#model/contact-request.ts'
import { CALLABLES, EMULATORS, REGION } from '#model/firebase-project.ts'

const TIMEOUT_MS = 20_000
const DEFAULT_TEXT = 'Fehler beim Senden der Nachricht.'
/** Refusals that the function words for the visitor; all others come from the way there. */
const WORDED = ['functions/invalid-argument', 'functions/resource-exhausted']

let instance: Functions | undefined

function functions(): Functions {
  instance ??= create()
  return instance
}

function create(): Functions {
  const made = getFunctions(firebaseApp(), REGION)
  if (backendConfig().emulators) {
    connectFunctionsEmulator(made, EMULATORS.host, EMULATORS.functions)
  }
  return made
}

/**
 * @returns what the function answered
 * @throws FirebaseError, its code `functions/…`, when the function refused or did not answer in time
 */
export async function call(name: keyof typeof CALLABLES, data: unknown): Promise<unknown> {
  return (await httpsCallable(functions(), CALLABLES[name], { timeout: TIMEOUT_MS })(data)).data
}

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
