import type { BrowserContext } from '@playwright/test'

/** What a page under measurement notes about itself; times are milliseconds since its navigation. */
interface Probe {
  painted: Record<string, number>
  /** When React had taken the page over: its first commit. */
  takenOver?: number
  shift: number
  shifted: string[]
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
  window.probe = { painted: {}, shift: 0, shifted: [] }
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
