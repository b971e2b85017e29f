import type { Page } from '@playwright/test'
import { adminPaths } from '#admin/admin-paths.ts'
import { EMULATORS } from '#model/firebase-project.ts'
import { signIn } from './back-office.ts'
import type { Measurement } from './rows.ts'
import { asVisitor, site, staff, withBrowser } from './visitor.ts'

const FEW = 50
const MANY = 50_000
const RUNS = 3
/** The emulator keeps no indexes: it reads all documents for every answer. */
const PATIENCE_MS = 120_000

/**
 * What the screens fetch, not how long they wait for it: the time is the emulator's, which grows with
 * the number of documents, while Firestore's does not where there is an index.
 */
export const manyRequests: Measurement<'fetched'> = {
  figures: {
    fetched: {
      name: `what dashboard and requests fetch with ${MANY.toLocaleString('en')} requests stored`,
      unit: 'KiB',
      target: { atMost: 1.5 },
      yardstick: `${FEW} stored`,
    },
  },
  measure: (bench) =>
    withBrowser(bench, async (browser) => {
      const screens = () => asVisitor(browser, staff, fetchedByScreens)
      await bench.storeRequests(FEW)
      const yardsticks: number[] = []
      for (let run = 0; run < RUNS; run++) yardsticks.push(await screens())
      await bench.storeRequests(MANY - FEW)
      const values: number[] = []
      for (let run = 0; run < RUNS; run++) values.push(await screens())
      return { fetched: { values, yardsticks } }
    }),
}

/** @returns KiB that came from Firestore until both screens showed what they have to show */
async function fetchedByScreens(page: Page): Promise<number> {
  await signIn(page)
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  const fromFirestore = new Set<string>()
  let bytes = 0
  session.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (new URL(request.url).port === String(EMULATORS.firestore)) fromFirestore.add(requestId)
  })
  session.on('Network.dataReceived', ({ requestId, dataLength }) => {
    if (fromFirestore.has(requestId)) bytes += dataLength
  })
  await page.goto(site + adminPaths.home)
  await page.getByRole('heading', { name: 'Dashboard' }).waitFor()
  await page.waitForFunction(() => !document.querySelector('.MuiSkeleton-root'), undefined, {
    timeout: PATIENCE_MS,
  })
  await page.getByRole('link', { name: /^Requests/ }).click()
  await page.getByRole('row').nth(FEW).waitFor({ timeout: PATIENCE_MS })
  return bytes / 1024
}
