import type { Browser, BrowserContextOptions, Page } from '@playwright/test'
import type { Firestore } from 'firebase-admin/firestore'
import { throttling } from 'lighthouse/core/config/constants.js'
import { EMULATED_SITE } from '#model/site/firebase-project.ts'

export const site = EMULATED_SITE
/** Where the browser listens to Lighthouse. */
export const LIGHTHOUSE_PORT = 9333

/** The screens that Lighthouse measures with. */
export const phone: BrowserContextOptions = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
}
export const desktop: BrowserContextOptions = { viewport: { width: 1350, height: 940 } }

/** What measurements are made with. */
export interface Bench {
  readonly browser: Browser
  /** How many times slower the processor is made, to be that of a phone. */
  readonly slowdown: number
  readonly firestore: Firestore
}

/** Writes a course's price, as an admin's change arrives in the store. */
export async function setPrice({ firestore }: Bench, price: string): Promise<void> {
  await firestore.doc('courses/klasse-b').update({ price })
}

declare global {
  interface Window {
    /** What a page notes about itself. */
    probe: {
      /** When React committed first, in milliseconds since the navigation. */
      hydrated?: number
      /** The sum of all shifts, not of the worst second of them. */
      shift: number
      /** By interaction, how long the next paint was waited for; only 16 ms and more are reported. */
      waits: Record<number, number>
    }
  }
}

/**
 * One visitor who was never here, with nothing kept on the device. Without a service worker unless
 * asked for: what it fetches for later is no part of loading the page.
 */
export async function asVisitor<T>(
  { browser }: Bench,
  options: BrowserContextOptions,
  work: (page: Page) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext({ locale: 'de-DE', serviceWorkers: 'block', ...options })
  try {
    await context.addInitScript(watch)
    return await work(await context.newPage())
  } finally {
    await context.close()
  }
}

/** Runs in the page. Functions are methods or have no name: for others tsx calls a helper of its own. */
function watch() {
  window.probe = { shift: 0, waits: {} }
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value, hadRecentInput } = entry as PerformanceEntry & {
        value: number
        hadRecentInput: boolean
      }
      if (!hadRecentInput) window.probe.shift += value
    }
  }).observe({ type: 'layout-shift', buffered: true })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { interactionId: id, duration } = entry as PerformanceEventTiming
      if (id) window.probe.waits[id] = Math.max(window.probe.waits[id] ?? 0, duration)
    }
  }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit)
  // React tells its developer tools about every commit, in production too.
  Object.assign(window, {
    __REACT_DEVTOOLS_GLOBAL_HOOK__: {
      supportsFiber: true,
      inject() {
        return 1
      },
      onCommitFiberRoot() {
        window.probe.hydrated ??= performance.now()
      },
    },
  })
}

/** A phone on slow 4G, as applied by the browser, with Lighthouse's figures. */
export async function throttle(page: Page, slowdown: number): Promise<void> {
  const { requestLatencyMs, downloadThroughputKbps, uploadThroughputKbps } = throttling.mobileSlow4G
  const session = await page.context().newCDPSession(page)
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: requestLatencyMs,
    downloadThroughput: (downloadThroughputKbps * 1024) / 8,
    uploadThroughput: (uploadThroughputKbps * 1024) / 8,
  })
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
}
