import type { Page } from '@playwright/test'
import { atMost, quantile, type Row } from './rows.ts'
import { asVisitor, phone, site, throttle, type Bench } from './visitor.ts'

/** With the presses of one journey more than a hundred. */
const JOURNEYS = 7
const FIRST_PRESS_AFTER_MS = 1_000
/** Until what a press has started is over; a slide blocks further changes for half a second. */
const SETTLED_MS = 700

/** How the page answers visitors, on a slow phone. */
export async function interactions(bench: Bench): Promise<Row[]> {
  const waits: number[] = []
  for (let run = 0; run < JOURNEYS; run++) waits.push(...(await journey(bench)))
  return [atMost(200, 'ms', 'interaction to next paint, 98 of 100 presses', quantile(waits, 0.98))]
}

/** @returns how many milliseconds each press waited for the next paint; 0 for less than 16 */
function journey(bench: Bench): Promise<number[]> {
  return asVisitor(bench, phone, async (page) => {
    await throttle(page, bench.slowdown)
    await page.goto(site, { waitUntil: 'commit' })
    await page.waitForFunction(
      () => performance.getEntriesByName('first-contentful-paint').length > 0,
    )
    await page.waitForTimeout(FIRST_PRESS_AFTER_MS)
    const presses = pressesOn(page)
    for (const press of presses) {
      await press.tap()
      await page.waitForTimeout(SETTLED_MS)
    }
    const waits = await page.evaluate(() => Object.values(window.probe.waits))
    return presses.map((_, index) => waits[index] ?? 0)
  })
}

/** Menu, slider, questions, consent, a course and its form. */
function pressesOn(page: Page) {
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
