import type { Page } from '@playwright/test'
import { atMost, median, ratioAtMost, type Row } from './rows.ts'
import { asVisitor, desktop, phone, setPrice, site, throttle, type Bench } from './visitor.ts'

const VISITS = 3
/** As long as the sample's 599€: what a longer text moves is no fault of the page. */
const BEFORE = '577€'
const WHILE_OPEN = '588€'
/** Until what has followed the new content is on the screen. */
const SETTLED_MS = 500
/** Where the site and its backend, the emulators, are. */
const OWN = ['localhost', '127.0.0.1']
/** A paint waits for its frame, and a median of fifteen is a frame away from the next one. */
const RELOADS = 31
/** Browser, servers and the service worker's caches are slower in the first ones. */
const WARM_UP = 5

/** Of visits to the whole page: the one that shifted most, and what was asked of other hosts. */
export async function shiftsAndRequests(bench: Bench): Promise<Row[]> {
  const shifts: number[] = []
  let foreign = 0
  for (let visit = 0; visit < VISITS; visit++) {
    for (const screen of [phone, desktop]) {
      await setPrice(bench, BEFORE)
      await asVisitor(bench, { ...screen, serviceWorkers: 'allow' }, async (page) => {
        // Also what nobody answers or a policy refuses.
        page.context().on('request', (request) => {
          const { protocol, hostname } = new URL(request.url())
          if (protocol.startsWith('http') && !OWN.includes(hostname)) foreign += 1
        })
        if (screen === phone) await throttle(page, bench.slowdown)
        await page.goto(site)
        shifts.push(await shiftOf(page, () => setPrice(bench, WHILE_OPEN)))
      })
    }
  }
  return [
    atMost(0.01, '', 'layout shift, live content included', Math.max(...shifts)),
    atMost(0, '', 'requests to third parties before consent', foreign),
  ]
}

/** From the first paint, over live content and a look at the whole page, to a change while it is open. */
async function shiftOf(page: Page, change: () => Promise<void>): Promise<number> {
  const courses = page.locator('#courses')
  await courses.getByText(BEFORE).waitFor({ state: 'attached' })
  const screens = await page.evaluate(() => document.documentElement.scrollHeight / innerHeight)
  for (let screen = 0; screen < screens; screen++) {
    await page.evaluate((top) => scrollTo({ top: top * innerHeight, behavior: 'instant' }), screen)
    await page.waitForTimeout(150)
  }
  await courses.scrollIntoViewIfNeeded()
  await change()
  await courses.getByText(WHILE_OPEN).waitFor()
  await page.waitForTimeout(SETTLED_MS)
  return page.evaluate(() => window.probe.shift)
}

/** Until the largest part of the first screen is painted. */
export function reloads(bench: Bench): Promise<Row[]> {
  return asVisitor(bench, { ...phone, serviceWorkers: 'allow' }, async (page) => {
    await page.goto(site)
    await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated')
    const online: number[] = []
    const offline: number[] = []
    for (let run = 0; run < WARM_UP + RELOADS; run++) {
      online.push(await reload(page))
      await page.context().setOffline(true)
      offline.push(await reload(page))
      await page.context().setOffline(false)
    }
    const [value, yardstick] = [offline, online].map((all) => median(all.slice(WARM_UP)))
    return [ratioAtMost(1, 'reload without network : online', value ?? NaN, yardstick ?? NaN)]
  })
}

/** @returns milliseconds from the navigation until the largest contentful paint */
async function reload(page: Page): Promise<number> {
  await page.reload()
  await page.waitForTimeout(SETTLED_MS)
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          resolve(list.getEntries().at(-1)?.startTime ?? NaN)
        }).observe({ type: 'largest-contentful-paint', buffered: true })
      }),
  )
}
