import type { BackendConfig } from '#data/backend.ts'
import { errorReport, type SeenError } from '#model/error-report.ts'
import { ERROR_REPORTS, functionsAddress } from '#model/firebase-project.ts'

/** Sends a report without personal data to the function that logs it; nobody waits for it. */
export function sendReport(
  error: SeenError,
  { firebase, emulators }: Pick<BackendConfig, 'firebase' | 'emulators'>,
): void {
  const address = `${functionsAddress(firebase.projectId ?? '', emulators)}/${ERROR_REPORTS}`
  // As plain text, so that the browser need not ask the function first.
  navigator.sendBeacon(address, JSON.stringify(errorReport(error, location.pathname)))
}
