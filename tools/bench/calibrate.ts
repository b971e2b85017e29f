import type { Browser } from '@playwright/test'
import { pageFunctions } from 'lighthouse/core/lib/page-functions.js'
import { median } from './rows.ts'

/** Lighthouse's benchmark on a phone of the middle range. */
const PHONE = 1_000
const CLOSE = 0.05
const STEPS = 5

/**
 * Finds out how many times slower the processor must be made to be that of a phone, as Chromium's
 * developer tools calibrate theirs: then every machine imitates the same phone.
 *
 * @returns the slowdown, 1 on a machine that is no faster, and Lighthouse's benchmark under it
 */
export async function calibrate(browser: Browser) {
  const page = await browser.newPage()
  const session = await page.context().newCDPSession(page)
  let slowdown = 1
  let index = NaN
  // The index does not fall exactly as the processor is slowed down.
  for (let step = 0; step < STEPS; step++) {
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    const indexes: number[] = []
    for (let run = 0; run < 3; run++) {
      indexes.push(await page.evaluate(pageFunctions.computeBenchmarkIndex))
    }
    index = median(indexes)
    const next = Math.max(1, (slowdown * index) / PHONE)
    if (Math.abs(next / slowdown - 1) < CLOSE) break
    slowdown = next
  }
  await page.close()
  return { slowdown, index }
}
