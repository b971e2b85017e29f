import { parseEnv } from '#app/env.ts'
import { sendReport } from '#data/error-reports/send-report.ts'
import type { ErrorReport } from '#model/error-report.ts'

const backend = parseEnv(import.meta.env, import.meta.env.MODE)

/** Reports an error of this page to the school's technician. */
export function reportError(report: ErrorReport): void {
  sendReport(report, backend)
}
