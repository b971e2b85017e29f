import type { Browser, Page } from '@playwright/test'
import type { Measurement } from './rows.ts'
import { gzippedSum } from './sizes.ts'
import { asVisitor, phone, site, withBrowser } from './visitor.ts'

const RUNS = 3
export const SETTLED_MS = 1_000
/** As long as the sample's 599€, and not what the page was prerendered with. */
const LIVE_PRICE = '577€'

export const scripts: Measurement<'painted' | 'interactive' | 'live'> = {
  figures: {
    painted: { name: 'JavaScript before the page is painted', unit: 'KiB', target: { atMost: 5 } },
    interactive: {
      name: 'JavaScript until it is interactive',
      unit: 'KiB',
      target: { atMost: 160 },
    },
    live: { name: 'JavaScript with live Firestore', unit: 'KiB', target: { atMost: 290 } },
  },
  async measure(bench) {
    await bench.setPrice(LIVE_PRICE)
    const runs = await withBrowser(bench, async (browser) => {
      const loads: Load[] = []
      for (let run = 0; run < RUNS; run++) loads.push(await load(browser))
      return loads
    })
    const until = async (moment: keyof Load['moments']) => ({
      values: await Promise.all(
        runs.map(({ requests, moments }) => gzippedSum(begun(requests, moments[moment]))),
      ),
      notes: begun(runs[0]?.requests ?? [], runs[0]?.moments[moment] ?? 0),
    })
    return {
      painted: await until('painted'),
      interactive: await until('takenOver'),
      live: await until('live'),
    }
  },
}

export interface Request {
  path: string
  /** Milliseconds since the navigation. */
  begin: number
}
interface Load {
  requests: Request[]
  moments: { painted: number; takenOver: number; live: number }
}

/** Each file once: what was fetched ahead comes from the device when it is run. */
const begun = (requests: readonly Request[], moment: number) => [
  ...new Set(requests.filter(({ begin }) => begin <= moment).map(({ path }) => path)),
]

function load(browser: Browser): Promise<Load> {
  return asVisitor(browser, phone, async (page) => {
    await page.goto(site)
    await page.locator('#courses').getByText(LIVE_PRICE).waitFor({ state: 'attached' })
    const { live, painted, takenOver } = await page.evaluate(() => ({
      live: performance.now(),
      painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
      takenOver: window.probe.takenOver,
    }))
    if (painted === undefined || takenOver === undefined) {
      throw new Error('The page did not note when it was painted and hydrated.')
    }
    // A request is listed when it has ended; the listener's own never does.
    await page.waitForTimeout(SETTLED_MS)
    return { moments: { painted, takenOver, live }, requests: await scriptsOf(page) }
  })
}

/** All JavaScript that the page has asked for, from wherever it came. */
export async function scriptsOf(page: Page): Promise<Request[]> {
  const entries = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name, startTime }) => ({ name, startTime })),
  )
  return entries
    .map(({ name, startTime }) => ({ path: new URL(name).pathname, begin: startTime }))
    .filter(({ path }) => path.endsWith('.js'))
}
