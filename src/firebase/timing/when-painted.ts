import { once } from '#firebase/app/once.ts'

const LOADED_AFTER_MS = 5_000
const HIDDEN_AFTER_MS = 1_000

/**
 * Resolves when the page is shown and the browser has a quiet moment, so that loading the
 * Firestore SDK (about 90 KiB) never delays the first paint.
 */
export const whenPainted = once(() => loaded().then(shown).then(idle))

function loaded(): Promise<void> {
  if (document.readyState === 'complete') return Promise.resolve()
  return new Promise((resolve) => {
    window.addEventListener('load', () => resolve(), { once: true })
    // A picture may get no answer at all.
    setTimeout(resolve, LOADED_AFTER_MS)
  })
}

/** Idle moments come before the first paint, too. */
function shown(): Promise<void> {
  return new Promise((resolve) => {
    new PerformanceObserver((list, observer) => {
      if (list.getEntriesByName('first-contentful-paint').length === 0) return
      observer.disconnect()
      resolve()
    }).observe({ type: 'paint', buffered: true })
    // In a tab that nobody looks at, nothing is painted.
    setTimeout(resolve, HIDDEN_AFTER_MS)
  })
}

/** Resolves when the browser has nothing else to do, or half a second later. */
export function idle(): Promise<void> {
  return new Promise((resolve) => {
    // Safari has no requestIdleCallback.
    if (typeof requestIdleCallback === 'function') {
      requestIdleCallback(() => resolve(), { timeout: 500 })
    } else {
      setTimeout(resolve, 50)
    }
  })
}

/** Whether the visitor wants less to be loaded; not every browser tells. */
export function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } }
  return connection?.saveData === true
}
