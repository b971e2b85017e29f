import { parseEnv } from '#entries/env.ts'
import type { ErrorReport } from '#model/site/error-report.ts'
import { ERROR_REPORTS, functionsAddress } from '#model/site/firebase-project.ts'

const { firebase, emulators } = parseEnv(import.meta.env, import.meta.env.MODE)

/** Reports an error of this page to the function that logs it; nobody waits for it. */
export function reportError(report: ErrorReport): void {
  const address = `${functionsAddress(firebase.projectId ?? '', emulators)}/${ERROR_REPORTS}`
  // As plain text, so that the browser need not ask the function first.
  navigator.sendBeacon(address, JSON.stringify(report))
}
