// Decisions: 0035
import { rename } from 'node:fs/promises'
import { join } from 'node:path'
import { readdirSync } from 'node:fs'
import type { Browser, Page } from '@playwright/test'
import { Timestamp } from 'firebase-admin/firestore'
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  store,
  test as base,
  toastOf,
  alone,
} from '#tests/support/fixtures/e2e.ts'
import { openEditor, publish, retype } from '#tests/support/fixtures/page-editor.ts'
import { siteFolder } from '#tools/command/paths.ts'
import { publicationDocument } from '../../functions/src/publishing/publication-state.ts'

/** The pages of all other stories stay as they were built; here they follow the store. */
const test = base.extend<{ published: undefined }>({
  published: [
    async ({ freshStore, publishStore }, use) => {
      await publishStore()
      await use(freshStore)
    },
    { auto: true },
  ],
})

/** What the server sends, for whoever looks at the pages without scripts. */
async function withoutScripts(browser: Browser) {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/')
  return page
}

/** The button in the header that says what visitors get. */
const statusOf = (page: Page) => page.getByRole('banner').locator('button[aria-haspopup="dialog"]')

const liveSince = /^Live since \d\d:\d\d$/
const notPublished = 'Not published: the last attempt failed. It is tried again every five minutes.'

test(
  'the owner’s words and data reach whoever comes, on legal pages and in search engines too',
  alone,
  async ({ adminPage, browser, page: hydrated }) => {
    await store.doc('contact_info/main').update({
      location_address: 'Am Markt 1',
      phone_primary: '0365 / 12 34-56',
      email_primary: 'hallo@fahrschule-gera.example',
    })
    await adminPage.setViewportSize({ width: 390, height: 780 })
    await openEditor(adminPage)
    await retype(adminPage.locator('[data-field="headline"]'), 'Ankommen in Gera')
    await adminPage.keyboard.press('Enter')
    await adminPage.locator('#instructors').getByText('98%').click()
    const figures = adminPage.getByRole('dialog', { name: 'Figures' })
    await figures.getByLabel('Show row 2').uncheck()
    await figures.getByRole('button', { name: 'Apply' }).click()
    // Staff can take it back.
    await expect(adminPage.locator('#instructors').getByText('98%')).toBeVisible()
    await adminPage.getByRole('link', { name: 'Instagram' }).click()
    const profile = adminPage.getByRole('dialog', { name: 'Instagram' })
    await profile.getByRole('textbox').fill('instagram.com/elster')
    await profile.getByRole('button', { name: 'Apply' }).click()
    await expect(adminPage.getByRole('button', { name: '3 changes' })).toBeVisible()
    await adminPage.getByRole('contentinfo').getByRole('link', { name: 'AGB' }).click()
    await expect(adminPage).toHaveURL('/agb?bearbeiten')
    await expect(adminPage.getByRole('button', { name: '3 changes' })).toBeVisible()
    await adminPage.getByText(/bis 24\sStunden vor Beginn/).click()
    const terms = adminPage.getByRole('dialog', { name: 'Text' })
    const text = terms.getByRole('textbox', { name: 'Text' })
    await text.fill((await text.inputValue()).replace('bis 24 Stunden', 'bis **48** Stunden'))
    await expect(terms.getByRole('region', { name: 'Preview' })).toContainText('bis 48 Stunden')
    await expectNoSidewaysScroll(adminPage)
    await expectAccessible(adminPage)
    await terms.getByRole('button', { name: 'Apply' }).click()
    await expect(adminPage.getByText(/bis 48\sStunden vor Beginn/)).toBeVisible()
    await expect(adminPage.getByRole('button', { name: '4 changes' })).toBeVisible()
    await publish(adminPage)
    await expect(adminPage.getByText('Visitors see your changes')).toBeVisible()
    expect(await (await adminPage.request.get('/')).text()).toContain('Ankommen in Gera')
    await adminPage.goto('/admin/legal/terms')
    const source = adminPage.getByRole('textbox', { name: 'Text' })
    await expect(source).toHaveValue(/bis \*\*48\*\* Stunden vor Beginn/)
    await source.fill((await source.inputValue()).replace('kostenlos absagen', 'frei absagen'))
    await adminPage.getByLabel('As of').fill('2027-01-15')
    await adminPage.getByRole('button', { name: 'Save Changes' }).click()
    await expect(toastOf(adminPage, 'Terms updated')).toBeVisible()
    await adminPage.goto('/admin/search-texts')
    await adminPage.getByRole('textbox', { name: 'Home page: description' }).fill('In Ruhe lernen.')
    await adminPage.getByRole('button', { name: 'Save Changes' }).click()
    await expect(toastOf(adminPage, 'Texts for search engines updated')).toBeVisible()
    await adminPage.goto('/admin/school')
    await adminPage.getByRole('textbox', { name: 'Name', exact: true }).fill('Fahrschule Elster')
    await adminPage.getByRole('button', { name: 'Save Changes' }).click()
    await expect(toastOf(adminPage, 'School updated')).toBeVisible()

    await expect
      .poll(async () => (await adminPage.request.get('/')).text())
      .toContain('<title>Fahrschule Elster – Führerschein Klasse B und A</title>')
    const visitor = await withoutScripts(browser)
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Ankommen in Gera')
    await expect(visitor.getByText('98%')).toHaveCount(0)
    await expect(visitor.getByText('15+')).toBeVisible()
    const profiles = visitor.locator('footer [data-record="school/main"] a')
    await expect(profiles).toHaveCount(1)
    await expect(profiles).toHaveAttribute('href', 'https://instagram.com/elster')
    const footer = visitor.getByRole('contentinfo')
    await expect(footer.getByText('Fahrschule Elster', { exact: true })).toBeVisible()
    const data = visitor.locator('script[type="application/ld+json"]')
    expect(await data.textContent()).toContain('"name":"Fahrschule Elster"')
    const description = visitor.locator('meta[name="description"]')
    await expect(description).toHaveAttribute('content', 'In Ruhe lernen.')
    await visitor.goto('/agb')
    await expect(visitor.getByText(/bis 48\sStunden vor Beginn frei absagen/)).toBeVisible()
    await expect(visitor.getByText('Stand: Januar 2027')).toBeVisible()
    const phone = visitor.getByRole('main').getByRole('link', { name: '0365 / 12 34-56' })
    await expect(phone.first()).toHaveAttribute('href', 'tel:0365123456')
    for (const path of ['/impressum', '/datenschutz', '/agb']) {
      await visitor.goto(path)
      const main = visitor.getByRole('main')
      await expect(main).toContainText('Am Markt 1')
      await expect(main).toContainText('hallo@fahrschule-gera.example')
      await expect(main).not.toContainText('Musterstraße')
    }
    // A file of its own, which is written after the pages.
    const manifest = async () =>
      (await (await adminPage.request.get('/manifest.webmanifest')).json()) as unknown
    await expect.poll(manifest).toMatchObject({ name: 'Fahrschule Elster' })

    // Scripts take the text over as it is, and do not bring it along.
    await hydrated.goto('/agb')
    await hydrated.getByRole('button', { name: 'Cookie-Einstellungen' }).click()
    await expect(hydrated.getByRole('dialog')).toBeVisible()
    await expect(hydrated.getByText(/bis 48\sStunden vor Beginn/)).toBeAttached()
    expect(await hydrated.locator('#content').textContent()).not.toContain('**48**')
  },
)

test(
  'a publication that fails says so, and brings visitors what was saved once it is tried again',
  alone,
  async ({ adminPage }) => {
    const assets = join(siteFolder, 'assets')
    const marker = join(assets, readdirSync(assets).find((name) => name.startsWith('build-')) ?? '')
    await adminPage.goto('/admin/courses/klasse-b/edit')
    const status = statusOf(adminPage)
    await expect(status).toHaveText(liveSince)
    await rename(marker, `${marker}.away`)
    try {
      await adminPage.getByLabel('Price').fill('651€')
      const publishing = expect(status).toHaveText('Publishing …')
      await adminPage.getByRole('button', { name: 'Update Course' }).click()
      await publishing
      await expect(status).toHaveText(notPublished)
      await status.click()
    } finally {
      await rename(`${marker}.away`, marker)
    }
    const dialog = adminPage.getByRole('dialog', { name: 'What visitors see' })
    await expect(dialog.getByRole('alert')).toHaveText(notPublished)
    // By the key: the list that arrives above it moves it.
    await dialog.getByRole('button', { name: 'Try again' }).press('Enter')
    await expect(dialog.getByRole('alert')).toHaveText(
      'Everything that is saved is on the website.',
    )
    expect(await (await adminPage.request.get('/')).text()).toContain('651€')
    await expect(dialog.getByRole('listitem').first()).toContainText(
      'Führerschein Klasse B, Paula Muster · This is what visitors see',
    )
    await expect(dialog.getByRole('button', { name: 'Publish now' })).toHaveCount(0)
    await dialog.getByRole('button', { name: 'Close' }).click()
    await expect(status).toHaveText(liveSince)
  },
)

test(
  'an earlier version is shown again until staff publish, none from before something was erased',
  alone,
  async ({ adminPage, browser }) => {
    adminPage.on('dialog', (dialog) => void dialog.accept())
    await adminPage.goto('/admin/values')
    await adminPage.getByRole('button', { name: 'Delete In Ihrem Tempo' }).click()
    await expect(adminPage.getByText('Visitors see your changes')).toBeVisible()
    const visitor = await withoutScripts(browser)
    const deleted = visitor.getByText('In Ihrem Tempo')
    await expect(deleted).toHaveCount(0)

    await adminPage.setViewportSize({ width: 360, height: 700 })
    await adminPage.goto('/admin')
    await statusOf(adminPage).click()
    const dialog = adminPage.getByRole('dialog', { name: 'What visitors see' })
    const again = dialog.getByRole('button', { name: /^Show the version of/ })
    await again.first().waitFor()
    await expectAccessible(adminPage)
    await expectNoSidewaysScroll(adminPage)
    await again.first().click()
    await expect(dialog.getByRole('alert')).toContainText('until you publish again')
    await visitor.reload()
    await expect(deleted).toBeVisible()

    await dialog.getByRole('button', { name: 'Publish now' }).click()
    await expect(dialog.getByRole('alert')).toHaveText(
      'Everything that is saved is on the website.',
    )
    await visitor.reload()
    await expect(deleted).toHaveCount(0)

    await expect(again).not.toHaveCount(0)
    await publicationDocument(store).update({ erased_until: Timestamp.now() })
    await expect(dialog.getByText('It may hold what was erased for good')).not.toHaveCount(0)
    await expect(again).toHaveCount(0)
    await expectAccessible(adminPage)
    await expectNoSidewaysScroll(adminPage)
  },
)
