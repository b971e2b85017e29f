import type { BrowserContext, Page } from '@playwright/test'
import { expect } from '#tests/support/fixtures/e2e.ts'

/** To keep all of the site on the device takes a slow machine a while. */
export const KEEPING = { timeout: 90_000 }

/** One visit, until the device holds what it needs to show the site again. */
export async function visitUntilCached(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/')
  await page.evaluate(() => navigator.serviceWorker.ready)
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state), KEEPING)
    .toBe('activated')
  await expect.poll(() => page.evaluate(notKept), KEEPING).toEqual([])
}

/** In the page: the pictures that it shows or will show, but the device does not hold. */
async function notKept() {
  const images = [...document.images].filter(({ src }) => !src.startsWith('data:'))
  const kept = await Promise.all(
    images.map(
      async ({ currentSrc }) =>
        currentSrc && (await caches.match(currentSrc, { ignoreSearch: true })),
    ),
  )
  return images.filter((image, index) => !image.hidden && !kept[index]).map(({ src }) => src)
}

export async function goOffline(context: BrowserContext, page: Page): Promise<void> {
  await page.goto('about:blank')
  await context.setOffline(true)
}
