import { whenPainted } from '#hydration/when-painted.ts'
import type { SeenError } from '#model/error-report.ts'

/** A page that fails in a loop, or for a whole day, says no more than this. */
const MOST_REPORTS = 5

/**
 * Hands each distinct error of this page, up to five, to a reporter that is loaded once the page is
 * painted, with the first of them.
 */
export function watchErrors(load: () => Promise<(error: SeenError) => void>): void {
  const seen = new Set<string>()
  const take = (error: SeenError) => {
    const key = JSON.stringify(error)
    if (seen.size >= MOST_REPORTS || seen.has(key)) return
    seen.add(key)
    void whenPainted()
      .then(load)
      .then((report) => report(error))
      // A report that fails must not become the next error.
      .catch(() => {})
  }
  window.addEventListener('error', ({ message, error }) => {
    take({ kind: 'error', text: message, stack: stackOf(error) })
  })
  window.addEventListener('unhandledrejection', ({ reason }) => {
    take({ kind: 'rejection', text: String(reason), stack: stackOf(reason) })
  })
  document.addEventListener('securitypolicyviolation', (refused) => {
    const { effectiveDirective, blockedURI, sourceFile, lineNumber, columnNumber } = refused
    take({
      kind: 'policy',
      text: `${effectiveDirective} refused ${blockedURI}`,
      stack: `${sourceFile}:${lineNumber}:${columnNumber}`,
    })
  })
}

const stackOf = (thrown: unknown) => (thrown instanceof Error && thrown.stack) || ''
