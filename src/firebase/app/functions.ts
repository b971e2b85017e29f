import { connectFunctionsEmulator, getFunctions, httpsCallable } from 'firebase/functions'
import { backendConfig } from '#firebase/app/backend.ts'
import { firebaseApp } from '#firebase/app/firebase-app.ts'
import { once } from '#firebase/app/once.ts'
import { CALLABLES, EMULATORS, REGION } from '#model/site/firebase-project.ts'

const TIMEOUT_MS = 20_000
/** What may have to wait: for another publication, for many pictures, or for a mail server. */
const LONG_TIMEOUT_MS = 45_000
const LONG: readonly (keyof typeof CALLABLES)[] = [
  'changePublication',
  'eraseRecord',
  'manageAccounts',
]

const functions = once(() => {
  const made = getFunctions(firebaseApp(), REGION)
  if (backendConfig().emulators) {
    connectFunctionsEmulator(made, EMULATORS.host, EMULATORS.functions)
  }
  return made
})

/**
 * @returns what the function answered
 * @throws FirebaseError, its code `functions/…`, when the function refused or did not answer in time
 */
export async function call(name: keyof typeof CALLABLES, data: unknown): Promise<unknown> {
  const timeout = LONG.includes(name) ? LONG_TIMEOUT_MS : TIMEOUT_MS
  return (await httpsCallable(functions(), CALLABLES[name], { timeout })(data)).data
}
