import type { Page } from '@playwright/test'

const STEP_MS = 150

/** Looks at the whole page, a screen at a time, so that all that waits for a look is loaded. */
export async function walkThrough(page: Page): Promise<void> {
  const { screens, height } = await page.evaluate(() => ({
    screens: Math.ceil(document.documentElement.scrollHeight / innerHeight),
    height: innerHeight,
  }))
  for (const to of [...Array(screens).keys(), 0]) {
    await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), to * height)
    await page.waitForTimeout(STEP_MS)
  }
}
