import type { Browser, Page } from '@playwright/test'
import type { Bench, Measurement } from './rows.ts'
import { asVisitor, desktop, phone, site, throttle, withBrowser } from './visitor.ts'
import { walkThrough } from './walk.ts'

const RUNS = 3
/** As long as the sample's 599€: what a longer text moves is no fault of the page. */
const BEFORE = '577€'
const WHILE_OPEN = '588€'
/** Until what has followed the new content is on the screen. */
const SETTLED_MS = 500

/**
 * The sum of all shifts, not of the worst second of them: from the first paint, over the change from
 * prerendered to live content and a look at the whole page, to a price that changes on the open page.
 */
export const layoutShift: Measurement<'phone' | 'desktop'> = {
  figures: {
    phone: { name: 'layout shift, phone on slow 4G', unit: '', target: { atMost: 0.01 } },
    desktop: { name: 'layout shift, desktop', unit: '', target: { atMost: 0.01 } },
  },
  measure: (bench) =>
    withBrowser(bench, async (browser) => {
      const onPhones: Visit[] = []
      const onDesktops: Visit[] = []
      for (let run = 0; run < RUNS; run++) {
        onPhones.push(await visit(bench, browser, phone, throttle))
        onDesktops.push(await visit(bench, browser, desktop))
      }
      return { phone: samplesOf(onPhones), desktop: samplesOf(onDesktops) }
    }),
}

interface Visit {
  shift: number
  shifted: string[]
}

function samplesOf(visits: Visit[]) {
  return {
    values: visits.map(({ shift }) => shift),
    notes: [...new Set(visits.flatMap(({ shifted }) => shifted))],
  }
}

async function visit(
  bench: Bench,
  browser: Browser,
  screen: typeof phone,
  prepare?: (page: Page) => Promise<void>,
): Promise<Visit> {
  await bench.setPrice(BEFORE)
  return asVisitor(browser, screen, async (page) => {
    await prepare?.(page)
    await page.goto(site)
    const courses = page.locator('#courses')
    await courses.getByText(BEFORE).waitFor({ state: 'attached' })
    await walkThrough(page)
    await courses.scrollIntoViewIfNeeded()
    await bench.setPrice(WHILE_OPEN)
    await courses.getByText(WHILE_OPEN).waitFor()
    await page.waitForTimeout(SETTLED_MS)
    return page.evaluate(() => ({ shift: window.probe.shift, shifted: window.probe.shifted }))
  })
}
