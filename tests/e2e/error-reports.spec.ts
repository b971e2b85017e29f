import type { Page } from '@playwright/test'
import { build, type Rolldown } from 'vite'
import {
  DEMO_PROJECT,
  EMULATED_SITE,
  ERROR_REPORTS,
  functionsAddress,
} from '#model/firebase-project.ts'
import { expect, test } from '#tests/support/e2e.ts'
import { serve } from '#tests/support/receive-reports.ts'
import { browserErrors } from '../../functions/src/browser-errors.ts'

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
        input: 'tests/support/error-reporting.ts',
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

/** In the page: an error that says what a visitor has typed, as many times as there are texts. */
function fail(texts: string[]) {
  for (const text of texts) {
    setTimeout(() => {
      throw new Error(text)
    })
  }
}

test('errors of a page reach the log, each once and without what the visitor typed', async ({
  page,
  allowErrors,
}) => {
  allowErrors(/"Mara"|mara@example\.com|Content Security Policy/)
  const logged = await withReports(page)
  const common = { event: 'browser-error', page: '/datenschutz' }

  await page.evaluate(fail, ['No place for "Mara" <mara@example.com>'])
  const error = { ...common, kind: 'error', text: 'Uncaught Error: No place for … …' }
  await expect.poll(() => logged).toEqual([{ ...error, frames: [] }])

  await page.evaluate(() => void Promise.reject(new Error('not "Mara"')))
  const rejection = { ...common, kind: 'rejection', text: 'Error: not …', frames: [] }
  await expect.poll(() => logged.slice(1)).toEqual([rejection])

  await page.evaluate(() => {
    document.head.append(Object.assign(document.createElement('style'), { textContent: 'a {}' }))
  })
  const policy = { ...common, kind: 'policy', text: 'style-src-elem refused inline', frames: [] }
  await expect.poll(() => logged.slice(2)).toEqual([policy])

  // The same ones again, and more than a page may report.
  const many = Array.from({ length: 9 }, (_, index) => `mara@example.com ${index}`)
  await page.evaluate(fail, [many[0] ?? '', ...many])
  await expect.poll(() => logged).toHaveLength(5)
  await page.evaluate(fail, ['mara@example.com once more'])
  const texts = logged.slice(3).map((fields) => (fields as { text: string }).text)
  expect(texts).toEqual(['Uncaught Error: … 0', 'Uncaught Error: … 1'])
})
