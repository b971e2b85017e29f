// Decisions: 0018
import type { Page } from '@playwright/test'
import { build, type Rolldown } from 'vite'
import {
  DEMO_PROJECT,
  EMULATED_SITE,
  ERROR_REPORTS,
  functionsAddress,
} from '#model/site/firebase-project.ts'
import { expect, test } from '#tests/support/fixtures/e2e.ts'
import { serve } from '#tests/support/servers/receive-reports.ts'
import { browserErrors } from '../../functions/src/housekeeping/browser-errors.ts'

const FUNCTION = `${functionsAddress(DEMO_PROJECT, true)}/${ERROR_REPORTS}`

/** A page as it is where the settings turn the reports on, and what the function then logs. */
async function withReports(page: Page): Promise<object[]> {
  const logged: object[] = []
  const log = (_message: string, fields: object) => void logged.push(fields)
  const { address, close } = await serve(
    browserErrors({ origins: [EMULATED_SITE], now: () => new Date(), log }),
  )
  page.once('close', close)
  await page.route(FUNCTION, (route) => route.continue({ url: address }))
  await page.goto('/datenschutz')
  const heading = page.getByRole('heading', { name: 'Fehlermeldungen Ihres Browsers' })
  // Where the settings have turned it on, the page reports by itself, and says so.
  if ((await heading.count()) === 0) await addReports(page)
  return logged
}

/** As one script beside those of the page, under the page's own policy. */
async function addReports(page: Page): Promise<void> {
  const { output } = (await build({
    configFile: false,
    logLevel: 'warn',
    mode: 'emulators',
    build: {
      write: false,
      rolldownOptions: {
        input: 'tests/error-reports/error-reporting.ts',
        output: { codeSplitting: false },
      },
    },
  })) as Rolldown.RolldownOutput
  const url = '/assets/error-reporting.js'
  await page.route(`**${url}`, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: output[0].code }),
  )
  await page.addScriptTag({ url, type: 'module' })
}

const FAILS = `setTimeout(() => { throw new Error('No place for "Mara" <mara@example.com>') })`

/** Adds a script of the site to the page; `addScriptTag` would fail where the policy refuses something. */
async function run(page: Page, name: string, ...lines: string[]): Promise<void> {
  const url = `/assets/${name}.js`
  await page.route(`**${url}`, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: lines.join('\n') }),
  )
  await page.evaluate((src) => {
    document.head.append(Object.assign(document.createElement('script'), { src }))
  }, url)
}

test('errors of a page reach the log, each once and without what the visitor typed', async ({
  page,
  allowErrors,
}) => {
  allowErrors(/Mara|Content Security Policy/)
  const logged = await withReports(page)
  const entry = (kind: string, script: string) => ({
    event: 'browser-error',
    kind,
    place: expect.stringMatching(new RegExp(`^/assets/${script}\\.js:1:\\d+$`)),
    page: '/datenschutz',
  })

  await run(page, 'fails', FAILS)
  await expect.poll(() => logged).toEqual([entry('error', 'fails')])
  await run(page, 'rejects', `void Promise.reject(new Error('not "Mara"'))`)
  await expect.poll(() => logged.slice(1)).toEqual([entry('rejection', 'rejects')])
  await run(
    page,
    'refused',
    `document.head.append(Object.assign(document.createElement('style'), { textContent: 'a {}' }))`,
  )
  await expect.poll(() => logged.slice(2)).toEqual([entry('policy', 'refused')])

  // The same one again, and more than a page may report.
  await run(page, 'fails', FAILS)
  await run(page, 'loops', ...Array<string>(9).fill(FAILS))
  await expect.poll(() => logged).toHaveLength(5)
  await run(page, 'late', FAILS)
  // Sent one after the other, but on two connections.
  const lines = () => logged.slice(3).map((each) => /loops\.js:\d/.exec(JSON.stringify(each))?.[0])
  await expect.poll(() => lines().toSorted()).toEqual(['loops.js:1', 'loops.js:2'])
})
