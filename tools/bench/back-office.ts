import type { Page } from '@playwright/test'
import { adminPaths } from '#admin/admin-paths.ts'
import { sampleAdmin } from '#tools/seed-data/index.ts'
import type { Measurement } from './rows.ts'
import { scriptsOf, SETTLED_MS } from './scripts.ts'
import { gzippedSum } from './sizes.ts'
import { asVisitor, site, staff, withBrowser } from './visitor.ts'

export const backOffice: Measurement<'scripts'> = {
  figures: {
    scripts: {
      name: 'JavaScript of the back office, first load of the dashboard',
      unit: 'KiB',
      target: { atMost: 330 },
    },
  },
  measure: (bench) =>
    withBrowser(bench, (browser) =>
      asVisitor(browser, staff, async (page) => {
        await signIn(page)
        // A document of its own, which lists all that a first load of it asks for.
        await page.goto(site + adminPaths.home)
        await page.getByRole('heading', { name: 'Dashboard' }).waitFor()
        // Every card shows its number: the content is there.
        await page.waitForFunction(() => !document.querySelector('.MuiSkeleton-root'))
        await page.waitForTimeout(SETTLED_MS)
        const paths = (await scriptsOf(page)).map(({ path }) => path)
        return { scripts: { values: [await gzippedSum(paths)], notes: paths } }
      }),
    ),
}

export async function signIn(page: Page): Promise<void> {
  await page.goto(site + adminPaths.login)
  await page.getByLabel('E-mail').fill(sampleAdmin.email)
  await page.getByLabel('Password').fill(sampleAdmin.password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.waitForURL(`**${adminPaths.home}`)
}
