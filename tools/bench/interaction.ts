import type { Browser, Page } from '@playwright/test'
import type { Measurement } from './rows.ts'
import { quantile } from './statistics.ts'
import { asVisitor, phone, site, throttle, withBrowser } from './visitor.ts'
import { yardsticks } from './yardsticks.ts'

const RUNS = 5
const FIRST_PRESS_AFTER_MS = 1_000
/** Until what a press has started is over; a slide blocks further changes for half a second. */
const SETTLED_MS = 700
/** Hydration, Firestore and what loads at rest are over. */
const LIVE_AFTER_MS = 8_000

/** How the page answers visitors, on a slow phone. */
export const interaction: Measurement<'press' | 'blocked'> = {
  figures: {
    press: {
      name: 'interaction to next paint, 98 of 100 presses on a slow phone',
      unit: 'ms',
      target: { atMost: 200 },
    },
    blocked: {
      name: 'blocking time when a visitor acts at once',
      unit: 'ms',
      target: { atMost: 0.5 },
      yardstick: 'single bundle, client-rendered',
    },
  },
  measure: (bench, wanted) =>
    withBrowser(bench, async (browser) => {
      // The first page of a fresh browser pays for its start.
      await actAtOnce(browser, site)
      const presses: number[] = []
      const values: number[] = []
      const bundled: number[] = []
      for (let run = 0; run < RUNS; run++) {
        if (wanted('press')) presses.push(...(await journey(browser)))
        if (!wanted('blocked')) continue
        values.push(await actAtOnce(browser, site))
        bundled.push(await actAtOnce(browser, site + yardsticks.singleBundle))
      }
      return {
        press: { values: [quantile(presses, 0.98)], notes: [presses.join(' ')] },
        blocked: { values, yardsticks: bundled },
      }
    }),
}

/** @returns the milliseconds of blocking on a page that is touched as soon as it is painted */
function actAtOnce(browser: Browser, url: string): Promise<number> {
  return asVisitor(browser, phone, async (page) => {
    await throttle(page)
    await page.goto(url, { waitUntil: 'commit' })
    await painted(page)
    await page.touchscreen.tap(10, 400)
    await page.waitForTimeout(LIVE_AFTER_MS)
    return page.evaluate(() => window.probe.blocked)
  })
}

/** @returns how many milliseconds each press waited for the next paint; 0 for less than 16 */
function journey(browser: Browser): Promise<number[]> {
  return asVisitor(browser, phone, async (page) => {
    await throttle(page)
    await page.goto(site, { waitUntil: 'commit' })
    await painted(page)
    await page.waitForTimeout(FIRST_PRESS_AFTER_MS)
    const waits: number[] = []
    for (const press of presses(page)) {
      await press.tap()
      await page.waitForTimeout(SETTLED_MS)
      waits.push(await page.evaluate(longestWait))
    }
    return waits
  })
}

const painted = (page: Page) =>
  page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)

/** Since the last call. */
function longestWait(): number {
  const longest = Math.max(0, ...Object.values(window.probe.waits))
  window.probe.waits = {}
  return longest
}

/** Menu, slider, questions, consent, a course and its form. */
function presses(page: Page) {
  const menu = page.getByRole('button', { name: 'Menü', exact: true })
  const links = page.getByRole('navigation')
  const reviews = page.locator('#testimonials')
  const question = (index: number) => page.locator('#faq summary').nth(index)
  return [
    menu,
    links.getByRole('link', { name: 'Bewertungen' }),
    reviews.getByRole('button', { name: 'Nächste Stimme' }),
    reviews.getByRole('button', { name: 'Nächste Stimme' }),
    reviews.getByRole('button', { name: 'Vorherige Stimme' }),
    question(1),
    question(2),
    question(2),
    page.getByRole('button', { name: 'Einstellungen', exact: true }),
    page.getByRole('dialog').getByRole('button', { name: 'Alle ablehnen' }),
    menu,
    links.getByRole('link', { name: 'Kurse' }),
    page.locator('#courses').getByRole('link', { name: 'Jetzt Anmelden' }).first(),
    page.getByLabel('Name', { exact: true }),
    page.getByLabel('Nachricht'),
  ]
}
