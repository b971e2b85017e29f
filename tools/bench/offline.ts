import type { Page } from '@playwright/test'
import { adminPaths } from '#admin/admin-paths.ts'
import type { Measurement } from './rows.ts'
import { asVisitor, phone, site, withBrowser } from './visitor.ts'

/** A paint waits for its frame, and a median of fifteen is a frame away from the next one. */
const RUNS = 31
/** Browser and servers are slower in the first ones. */
const WARM_UP = 3
const PATIENCE_MS = 60_000

export const offline: Measurement<'reload' | 'backOffice'> = {
  figures: {
    reload: {
      name: 'reload without network until content is visible',
      unit: 'ms',
      target: { atMost: 1 },
      yardstick: 'reload online',
    },
    backOffice: {
      name: 'files of the back office kept for visitors',
      unit: '',
      target: { atMost: 0 },
    },
  },
  measure: (bench) =>
    withBrowser(bench, (browser) =>
      asVisitor(browser, { ...phone, serviceWorkers: 'allow' }, async (page) => {
        await page.goto(site)
        const kept = await keptFiles(page)
        const foreign = kept.filter(
          (path) => path.startsWith(adminPaths.home) || path.includes('back-office'),
        )
        const values: number[] = []
        const online: number[] = []
        for (let run = 0; run < WARM_UP + RUNS; run++) {
          const onlineMs = await reload(page)
          await page.context().setOffline(true)
          const offlineMs = await reload(page)
          await page.context().setOffline(false)
          if (run < WARM_UP) continue
          online.push(onlineMs)
          values.push(offlineMs)
        }
        return {
          reload: { values, yardsticks: online },
          backOffice: { values: [foreign.length], notes: foreign },
        }
      }),
    ),
}

/** Waits until the device holds the site and the pictures of the page; lists what it holds. */
async function keptFiles(page: Page): Promise<string[]> {
  for (const end = Date.now() + PATIENCE_MS; Date.now() < end; await page.waitForTimeout(500)) {
    // Not `waitForFunction`, which takes the promise of an answer for the answer.
    const kept = await page.evaluate(async () => {
      if (navigator.serviceWorker.controller?.state !== 'activated') return undefined
      for (const { currentSrc, hidden } of document.images) {
        if (!hidden && currentSrc && !(await caches.match(currentSrc, { ignoreSearch: true })))
          return undefined
      }
      const names = await caches.keys()
      const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
      return keys.flat().map(({ url }) => new URL(url).pathname)
    })
    if (kept && kept.length > 0) return kept
  }
  throw new Error(`After ${PATIENCE_MS / 1000} s the device does not hold the site.`)
}

/** @returns milliseconds until headline and hero image are both on the screen */
async function reload(page: Page): Promise<number> {
  await page.reload()
  const painted = await page.waitForFunction(() => {
    const { headline, picture } = window.probe.painted
    return headline !== undefined && picture !== undefined && Math.max(headline, picture)
  })
  return Number(await painted.jsonValue())
}
