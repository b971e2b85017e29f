import type { BackendConfig } from '#data/backend.ts'
import type { ErrorReport } from '#model/error-report.ts'
import { ERROR_REPORTS, functionsAddress } from '#model/firebase-project.ts'

/** Sends a report to the function that logs it; nobody waits for it. */
export function sendReport(
  report: ErrorReport,
  { firebase, emulators }: Pick<BackendConfig, 'firebase' | 'emulators'>,
): void {
  const address = `${functionsAddress(firebase.projectId ?? '', emulators)}/${ERROR_REPORTS}`
  // As plain text, so that the browser need not ask the function first.
  navigator.sendBeacon(address, JSON.stringify(report))
}
