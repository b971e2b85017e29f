import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Page } from '@playwright/test'
import type firebaseCompat from 'firebase/compat/app'
import type {} from 'firebase/compat/firestore'
import { MOST_RECORDS } from '#model/records/define-content.ts'
import { DEMO_PROJECT, EMULATORS } from '#model/site/firebase-project.ts'
import { projectFolder } from '#tools/command/paths.ts'
import { requestPublication } from '../../functions/src/publishing/publication-state.ts'
import { atMost, quantile, ratioAtMost, type Row } from './rows.ts'
import { asVisitor, desktop, setPrice, site, type Bench } from './visitor.ts'

/** Of sixty, three would decide the 95th percentile. */
const WRITES = 200
const WARM_UP = 5
const SAVES = 40
const PATIENCE_MS = 30_000

/** From an admin's write until it is on the screen of an open page. */
export function liveUpdate(bench: Bench): Promise<Row[]> {
  return asVisitor(bench, desktop, (page) =>
    asVisitor(bench, desktop, async (bare) => {
      await page.goto(site)
      await page.locator('#courses').scrollIntoViewIfNeeded()
      await listenOn(bare)
      const onSite: number[] = []
      const onBare: number[] = []
      for (let write = 0; write < WARM_UP + WRITES; write++) {
        const price = `${10_000 + write}€`
        const both = Promise.all([shown(page, price), shown(bare, price)])
        // Both watch by now; uneven, so that no clock of the backend falls into step.
        await sleep(120 + (write % 7) * 10)
        const begin = Date.now()
        await setPrice(bench, price)
        const [siteAt, bareAt] = await both
        if (write < WARM_UP) continue
        onSite.push(siteAt - begin)
        onBare.push(bareAt - begin)
      }
      const figure = 'admin write → open page, p95 : bare SDK listener'
      return [ratioAtMost(1.5, figure, quantile(onSite, 0.95), quantile(onBare, 0.95))]
    }),
  )
}

/** @returns when the text is first there as a frame begins, in milliseconds since 1970 */
async function shown(page: Page, text: string): Promise<number> {
  const isShown = (text: string) => document.body.textContent.includes(text) && Date.now()
  const at = await page.waitForFunction(isShown, text, { timeout: PATIENCE_MS })
  return Number(await at.jsonValue())
}

declare const firebase: typeof firebaseCompat

/** The least that a page can do to show live content: the same query, written out as text. */
async function listenOn(page: Page): Promise<void> {
  for (const part of ['app', 'firestore']) {
    const file = `node_modules/firebase/firebase-${part}-compat.js`
    await page.addScriptTag({ path: join(projectFolder, file) })
  }
  const address = {
    projectId: DEMO_PROJECT,
    host: EMULATORS.host,
    port: EMULATORS.firestore,
    most: MOST_RECORDS,
  }
  await page.evaluate(({ projectId, host, port, most }) => {
    const store = firebase.initializeApp({ projectId, apiKey: 'demo' }).firestore()
    store.useEmulator(host, port)
    store
      .collection('courses')
      .limit(most)
      .onSnapshot(({ docs }) => {
        document.body.textContent = docs.map((doc) => String(doc.get('price'))).join(' ')
      })
  }, address)
}

/** From a save until visitors are served it. */
export async function publication(bench: Bench): Promise<Row[]> {
  const seconds: number[] = []
  for (let index = 0; index < SAVES; index++) {
    const price = `${20_000 + index}€`
    const begin = Date.now()
    await setPrice(bench, price)
    await requestPublication(bench.firestore)
    while (!(await (await fetch(site)).text()).includes(price)) {
      if (Date.now() - begin > PATIENCE_MS) throw new Error('A save was not published.')
      await sleep(50)
    }
    seconds.push((Date.now() - begin) / 1000)
    // Not always when the worker has just come to rest.
    await sleep((index % 5) * 300)
  }
  return [atMost(10, 's', 'save → GET / holds it, p95 of 40', quantile(seconds, 0.95))]
}
