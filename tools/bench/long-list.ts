import type { Browser, Locator, Page } from '@playwright/test'
import { throttling } from 'lighthouse/core/config/constants.js'
import { adminPaths } from '#admin/admin-paths.ts'
import { testimonials } from '#content/testimonials/definition.ts'
import { signIn } from './back-office.ts'
import type { Measurement } from './rows.ts'
import { asVisitor, site, staff, withBrowser } from './visitor.ts'

const RECORDS = 500
const RUNS = 5
/** Until what an action has started is over. */
const SETTLED_MS = 2_500
const PRESS_MS = 80

/** Opening, filtering and ordering a long list, on a processor four times slower. */
export const longList: Measurement<'opened' | 'used'> = {
  figures: {
    opened: {
      name: `longest task when a list of ${RECORDS} records opens, 4× slower CPU`,
      unit: 'ms',
      target: { atMost: 50 },
    },
    used: {
      name: `longest task when a list of ${RECORDS} records is filtered and ordered, 4× slower CPU`,
      unit: 'ms',
      target: { atMost: 50 },
    },
  },
  measure: (bench) =>
    withBrowser(bench, async (browser) => {
      await bench.storeQuestions(RECORDS)
      const opened: number[] = []
      const used: number[] = []
      for (let run = 0; run < RUNS; run++) {
        const longest = await visit(browser)
        opened.push(longest.opened)
        used.push(longest.used)
      }
      return { opened: { values: opened }, used: { values: used } }
    }),
}

function visit(browser: Browser) {
  return asVisitor(browser, staff, async (page) => {
    await signIn(page)
    // Another list, so that the scripts are there: what is measured is the long one.
    await page.goto(site + adminPaths.list(testimonials))
    await page.getByRole('searchbox').waitFor()
    await page.waitForTimeout(SETTLED_MS)
    const session = await page.context().newCDPSession(page)
    const rate = throttling.mobileSlow4G.cpuSlowdownMultiplier
    await session.send('Emulation.setCPUThrottlingRate', { rate })
    const opened = await during(
      page,
      await pressOf(page.getByRole('link', { name: 'FAQs', exact: true })),
    )
    await page.getByText(/^Page 1 of/).waitFor()
    const used = [
      await during(page, await pressOf(page.getByRole('searchbox'))),
      await during(page, () => page.keyboard.type('Frage 49', { delay: PRESS_MS })),
      await during(page, () => emptyField(page)),
      await during(page, await pressOf(page.getByRole('button', { name: 'Change order' }))),
      await during(page, await pressOf(page.getByRole('button', { name: /down$/ }).first())),
    ]
    return { opened, used: Math.max(...used) }
  })
}

/** The longest task that an action of a visitor leads to. */
async function during(page: Page, act: () => Promise<unknown>): Promise<number> {
  await longestTask(page)
  await act()
  await page.waitForTimeout(SETTLED_MS)
  return longestTask(page)
}

/**
 * A press as long as a hand's: sent at once, the page would handle all of its events in one task. The
 * element is looked for before, since going through all roles and names of a page is a task, too.
 */
async function pressOf(element: Locator): Promise<() => Promise<void>> {
  const box = await element.boundingBox()
  if (!box) throw new Error(`There is nothing to press: ${element.toString()}.`)
  const middle = [box.x + box.width / 2, box.y + box.height / 2] as const
  const { mouse } = element.page()
  return async () => {
    await mouse.move(...middle)
    await mouse.click(...middle, { delay: PRESS_MS })
  }
}

async function emptyField({ keyboard }: Page): Promise<void> {
  await keyboard.press('Control+A')
  await keyboard.press('Delete')
}

/** Since the last call; 0 where none took 50 ms. */
const longestTask = (page: Page) =>
  page.evaluate(() => {
    const { longest } = window.probe
    window.probe.longest = 0
    return longest
  })
