let painted: Promise<void> | undefined

/**
 * Resolves when the page is shown and the browser has a quiet moment, so that loading the
 * Firestore SDK (about 150 KiB) never delays the first paint.
 */
export function whenPainted(): Promise<void> {
  painted ??= loaded().then(idle)
  return painted
}

function loaded(): Promise<void> {
  if (document.readyState === 'complete') return Promise.resolve()
  return new Promise((resolve) => {
    window.addEventListener('load', () => resolve(), { once: true })
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
