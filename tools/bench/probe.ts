import type { BrowserContext } from '@playwright/test'

/** What a page under measurement notes about itself; times are milliseconds since its navigation. */
interface Probe {
  painted: Record<string, number>
  /** When React had taken the page over: its first commit. */
  takenOver?: number
  shift: number
  shifted: string[]
  /** What tasks took beyond 50 ms, summed: Lighthouse's blocking time. */
  blocked: number
  /** The longest task, where one took 50 ms and more. */
  longest: number
  /** The longest a press waited for the next paint; only waits of 16 ms and more are reported. */
  waits: Record<number, number>
}

declare global {
  interface Window {
    probe: Probe
  }
}

/** Has every page of the context watch itself, from before its first element is there. */
export async function probe(context: BrowserContext): Promise<void> {
  await context.addInitScript(watch)
}

/**
 * Runs in the page. Functions here are methods or have no name: to others the tools' compiler adds a
 * call of its own helper, which the page does not have.
 */
function watch() {
  window.probe = { painted: {}, shift: 0, shifted: [], blocked: 0, longest: 0, waits: {} }
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value, hadRecentInput, sources } = entry as PerformanceEntry & {
        value: number
        hadRecentInput: boolean
        sources: { node: Node | null }[]
      }
      if (hadRecentInput) continue
      window.probe.shift += value
      const moved = sources.map(({ node }) =>
        node instanceof Element ? node.outerHTML.slice(0, 120) : 'text',
      )
      window.probe.shifted.push(`${value.toFixed(4)} ${moved.join(' | ')}`)
    }
  }).observe({ type: 'layout-shift', buffered: true })

  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) {
      window.probe.blocked += duration - 50
      window.probe.longest = Math.max(window.probe.longest, duration)
    }
  }).observe({ type: 'longtask', buffered: true })

  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { interactionId, duration } = entry as PerformanceEntry & { interactionId: number }
      const { waits } = window.probe
      if (interactionId) waits[interactionId] = Math.max(waits[interactionId] ?? 0, duration)
    }
  }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit)

  // The browser says when an element that is marked for it is on the screen.
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { identifier, startTime } = entry as PerformanceEntry & { identifier: string }
      window.probe.painted[identifier] ??= startTime
    }
  }).observe({ type: 'element', buffered: true })
  const marks = [
    ['h1', 'headline'],
    ['img[fetchpriority=high]', 'picture'],
  ] as const
  new MutationObserver(() => {
    for (const [selector, name] of marks) {
      const element = document.querySelector(selector)
      if (element?.hasAttribute('elementtiming') === false)
        element.setAttribute('elementtiming', name)
    }
  }).observe(document, { childList: true, subtree: true })

  // React tells its developer tools about every commit, in production too.
  Object.assign(window, {
    __REACT_DEVTOOLS_GLOBAL_HOOK__: {
      supportsFiber: true,
      inject() {
        return 1
      },
      onCommitFiberRoot() {
        window.probe.takenOver ??= performance.now()
      },
    },
  })
}
