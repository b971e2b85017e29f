import { expect, type Locator, type Page } from '@playwright/test'
import { EMULATORS } from '#model/firebase-project.ts'

/** Longer than any part of the site waits for an answer. */
export const PATIENCE_MS = 16_000

/** Pages as they are where the build had no content: empty until the store answers. */
export async function withoutPrerendering(page: Page): Promise<void> {
  await page.addInitScript(() => {
    // The document is read, and no script of it has run.
    document.addEventListener('readystatechange', () => {
      if (document.readyState !== 'interactive') return
      document.getElementById('content')?.remove()
      document.getElementById('root')?.replaceChildren()
    })
  })
}

/** Nothing happens because time has passed: no timer of two seconds or more comes to its end. */
export async function withoutLongTimers(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const later = window.setTimeout
    window.setTimeout = ((run: () => void, ms = 0) =>
      ms < 2_000 ? later(run, ms) : 0) as typeof setTimeout
  })
}

/**
 * What appears when the page has waited long enough for a silent server. Its clock, which has to be
 * installed, runs ahead meanwhile.
 */
export async function expectInTime(page: Page, appearing: Locator): Promise<void> {
  await expect(async () => {
    await page.clock.fastForward(PATIENCE_MS)
    await expect(appearing).toBeVisible({ timeout: 500 })
  }).toPass()
}

/** Requests that wait until the function that is returned is called. */
export async function holdBack(page: Page, url: Parameters<Page['route']>[0]): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route(url, async (route) => {
    await released
    await route.continue()
  })
  return release
}

const isFirestore = (url: URL) => url.port === String(EMULATORS.firestore)

/** Every call to the Firestore server fails, as when it is down or blocked. */
export async function breakFirestore(page: Page): Promise<() => Promise<void>> {
  await page.route(isFirestore, (route) => route.abort())
  return () => page.unroute(isFirestore)
}

/** How the SDK writes. */
export const COMMIT = /documents:commit/

/** The server refuses what is written, as the rules may. */
export async function refuseWrites(page: Page): Promise<() => Promise<void>> {
  await page.route(COMMIT, (route) =>
    route.fulfill({ status: 403, json: { error: { code: 403, status: 'PERMISSION_DENIED' } } }),
  )
  return () => page.unroute(COMMIT)
}

/** The Firestore server stays silent until the function that is returned is called. */
export function silenceFirestore(page: Page): Promise<() => void> {
  return holdBack(page, isFirestore)
}

/** Presses a button once the connection is back; it may go by itself before that, so by the keyboard. */
export async function retryAfter(mend: () => Promise<void>, button: Locator): Promise<void> {
  await button.focus()
  await mend()
  await button.page().keyboard.press('Enter')
}
