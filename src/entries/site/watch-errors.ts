import { whenPainted } from '#firebase/timing/when-painted.ts'
import { errorReport, type ErrorKind, type ErrorReport } from '#model/site/error-report.ts'

/** A page that fails in a loop, or for a whole day, says no more than this. */
const MOST_REPORTS = 5

/**
 * Hands each distinct error of this page, up to five, to a reporter that is loaded once the page is
 * painted, with the first of them.
 */
export function watchErrors(load: () => Promise<(report: ErrorReport) => void>): void {
  const seen = new Set<string>()
  const take = (kind: ErrorKind, places: string) => {
    const report = errorReport(kind, places, location.pathname)
    const key = JSON.stringify(report)
    if (seen.size >= MOST_REPORTS || seen.has(key)) return
    seen.add(key)
    void whenPainted()
      .then(load)
      .then((send) => send(report))
      // A report that fails must not become the next error.
      .catch(() => {})
  }
  window.addEventListener('error', ({ filename, lineno, colno }) =>
    take('error', `${filename}:${lineno}:${colno}`),
  )
  window.addEventListener('unhandledrejection', ({ reason }) =>
    take('rejection', (reason instanceof Error && reason.stack) || ''),
  )
  document.addEventListener('securitypolicyviolation', ({ sourceFile, lineNumber, columnNumber }) =>
    take('policy', `${sourceFile}:${lineNumber}:${columnNumber}`),
  )
}
