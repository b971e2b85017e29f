import type { Measurement } from './rows.ts'
import { asVisitor, desktop, phone, site, withBrowser } from './visitor.ts'
import { walkThrough } from './walk.ts'

/** Where the site and its backend, the emulators, are. */
const OWN = new Set(['localhost', '127.0.0.1'])
/** As long as live content and what follows it may take. */
const ALL_LOADED_MS = 4_000

/** Whatever is asked of another host counts, also what nobody answers or a policy refuses. */
export const thirdParties: Measurement<'requests'> = {
  figures: {
    requests: { name: 'requests to third parties before consent', unit: '', target: { atMost: 0 } },
  },
  measure: (bench) =>
    withBrowser(bench, async (browser) => {
      const visits: string[][] = []
      for (const screen of [phone, desktop]) {
        visits.push(
          await asVisitor(browser, { ...screen, serviceWorkers: 'allow' }, async (page) => {
            const foreign: string[] = []
            page.context().on('request', (request) => {
              const { protocol, hostname } = new URL(request.url())
              if (protocol.startsWith('http') && !OWN.has(hostname)) foreign.push(request.url())
            })
            await page.goto(site)
            await page.getByRole('button', { name: 'Alle ablehnen' }).waitFor()
            await walkThrough(page)
            await page.waitForTimeout(ALL_LOADED_MS)
            return foreign
          }),
        )
      }
      return { requests: { values: visits.map(({ length }) => length), notes: visits.flat() } }
    }),
}
