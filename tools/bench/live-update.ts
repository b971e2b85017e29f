import { setTimeout as sleep } from 'node:timers/promises'
import type { Page } from '@playwright/test'
import type { Measurement } from './rows.ts'
import { asVisitor, desktop, site, withBrowser } from './visitor.ts'
import { yardsticks } from './yardsticks.ts'

const WRITES = 200
const WARM_UP = 5
const PAUSE_MS = 120
const PATIENCE_MS = 10_000

declare global {
  interface Window {
    /** When each price was first on the screen, in milliseconds since 1970. */
    seen: Record<string, number>
  }
}

export const liveUpdate: Measurement<'visible'> = {
  figures: {
    visible: {
      name: 'admin write until visible on an open page',
      unit: 'ms',
      of: 'p95',
      target: { atMost: 1.5 },
      yardstick: 'bare SDK listener',
    },
  },
  measure: (bench) =>
    withBrowser(bench, (browser) =>
      asVisitor(browser, desktop, (page) =>
        asVisitor(browser, desktop, async (bare) => {
          await watch(page, site)
          await watch(bare, site + yardsticks.bareListener)
          const values: number[] = []
          const bareValues: number[] = []
          for (let write = 0; write < WRITES + WARM_UP; write++) {
            // Not a price that any course has.
            const price = `${10_000 + write}€`
            const begin = Date.now()
            await bench.setPrice(price)
            const [onSite, onBare] = await Promise.all([seen(page, price), seen(bare, price)])
            if (write >= WARM_UP) {
              values.push(onSite - begin)
              bareValues.push(onBare - begin)
            }
            // Uneven, so that no clock of the backend falls into step.
            await sleep(PAUSE_MS + (write % 7) * 10)
          }
          return { visible: { values, yardsticks: bareValues } }
        }),
      ),
    ),
}

/** Opens the page and has it note when a price appears: in the frame that shows it. */
async function watch(page: Page, url: string): Promise<void> {
  await page.addInitScript(() => {
    window.seen = {}
    new MutationObserver(() => {
      const place = document.querySelector('#courses') ?? document.body
      const price = /1\d{4}€/.exec(place.textContent)?.[0]
      if (price && !(price in window.seen)) {
        requestAnimationFrame(() => (window.seen[price] ??= Date.now()))
      }
    }).observe(document, { childList: true, characterData: true, subtree: true })
  })
  await page.goto(url)
  // Listening: the store's price is there.
  await page.waitForFunction(() => document.body.textContent.includes('€'))
  await page
    .locator('#courses')
    .scrollIntoViewIfNeeded({ timeout: 1_000 })
    .catch(() => {})
}

async function seen(page: Page, price: string): Promise<number> {
  const at = await page.waitForFunction((price) => window.seen[price], price, {
    timeout: PATIENCE_MS,
    // Seldom: to look costs the page time, too.
    polling: 50,
  })
  return (await at.jsonValue()) ?? NaN
}
