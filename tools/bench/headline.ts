import type { Browser } from '@playwright/test'
import type { Measurement } from './rows.ts'
import { asVisitor, phone, site, throttle, withBrowser } from './visitor.ts'
import { yardsticks } from './yardsticks.ts'

const RUNS = 5

export const headline: Measurement<'readable'> = {
  figures: {
    readable: {
      name: 'headline readable on slow 4G, 4× slower CPU',
      unit: 'ms',
      target: { atMost: 1.3 },
      yardstick: 'same HTML without scripts',
    },
  },
  measure: (bench) =>
    withBrowser(bench, async (browser) => {
      // The first page of a fresh browser pays for its start.
      await load(browser, site)
      const values: number[] = []
      const plain: number[] = []
      for (let run = 0; run < RUNS; run++) {
        values.push(await load(browser, site))
        plain.push(await load(browser, site + yardsticks.withoutScripts))
      }
      return { readable: { values, yardsticks: plain } }
    }),
}

/** @returns milliseconds from the navigation until the headline is on the screen */
function load(browser: Browser, url: string): Promise<number> {
  return asVisitor(browser, phone, async (page) => {
    await throttle(page)
    await page.goto(url)
    const painted = await page.waitForFunction(() => window.probe.painted['headline'])
    return (await painted.jsonValue()) ?? NaN
  })
}
