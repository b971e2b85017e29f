import { chromium, type Browser, type BrowserContextOptions, type Page } from '@playwright/test'
import { throttling } from 'lighthouse/core/config/constants.js'
import { EMULATED_SITE } from '#model/firebase-project.ts'
import { unlessEnded } from '#tools/command/lifetime.ts'
import { firestoreSessions } from '#tools/emulators/firestore-sessions.ts'
import { probe } from './probe.ts'
import type { Bench } from './rows.ts'

export const site = EMULATED_SITE

/** The screens that Lighthouse measures with. */
export const phone: BrowserContextOptions = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
}
export const desktop: BrowserContextOptions = { viewport: { width: 1350, height: 940 } }
/** The back office, in the language of its first texts. */
export const staff: BrowserContextOptions = { ...desktop, locale: 'en-US' }

/** Without them Chromium calls its maker's servers at every start. */
export const quiet = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
]

export async function withBrowser<T>(bench: Bench, work: (browser: Browser) => Promise<T>) {
  const browser = await chromium.launch({
    executablePath: bench.chromium,
    args: quiet,
    // The run itself is asked to end, and closes it.
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
  })
  try {
    return await unlessEnded(bench.life, work(browser))
  } finally {
    await browser.close()
  }
}

/**
 * One visitor who was never here, with nothing kept on the device. Without a service worker unless
 * asked for: what it fetches for later is no part of loading the page.
 */
export async function asVisitor<T>(
  browser: Browser,
  options: BrowserContextOptions,
  work: (page: Page) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext({ locale: 'de-DE', serviceWorkers: 'block', ...options })
  const sessions = firestoreSessions()
  sessions.watch(context)
  try {
    await probe(context)
    return await work(await context.newPage())
  } finally {
    await context.close()
    await sessions.end()
  }
}

/** Slow 4G and a processor four times slower, as applied by the browser, with Lighthouse's figures. */
export async function throttle(page: Page): Promise<void> {
  const { requestLatencyMs, downloadThroughputKbps, uploadThroughputKbps, cpuSlowdownMultiplier } =
    throttling.mobileSlow4G
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: requestLatencyMs,
    downloadThroughput: (downloadThroughputKbps * 1024) / 8,
    uploadThroughput: (uploadThroughputKbps * 1024) / 8,
  })
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdownMultiplier })
}
