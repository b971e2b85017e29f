// Decisions: 0026
import type { Page } from '@playwright/test'
import { extractText } from 'unpdf'
import { sitePaths } from '#model/site/site-paths.ts'
import { expect, expectAccessible, test } from '#tests/support/fixtures/e2e.ts'
import { prerendered } from '#tools/prerender/other-words.ts'
import { samples } from '#tools/seed-data/index.ts'

/** The words of each printed page. */
async function printed(page: Page): Promise<string[]> {
  const pdf = await page.pdf({ printBackground: true, preferCSSPageSize: true })
  const { text } = await extractText(new Uint8Array(pdf))
  return text.map(plain)
}

/**
 * Lines break elsewhere on paper, and within words; and what is printed may be the page before the
 * store has answered, which test builds prerender in other words.
 */
const plain = (text: string) => prerendered(text.replaceAll(/[\s\u00ad\u2010-]/g, ''))

/** All that visitors may read of a record: its texts, one by one. */
function textsOf(record: Record<string, unknown>): string[] {
  return Object.entries(record)
    .filter(([name]) => !/image|logo|icon|position/.test(name))
    .flatMap(([, value]) => value)
    .filter((value) => typeof value === 'string')
    .flatMap((text) => text.split('\n'))
    .map(plain)
}

const records = samples.flatMap(({ definition: { collection }, records }) =>
  Object.entries(records)
    .filter(([, record]) => record['is_active'] !== false)
    .map(([id, record]) => ({ record: `${collection}/${id}`, texts: textsOf(record) })),
)

/** Each record is on one page, not torn apart. */
async function expectEveryRecord(page: Page) {
  const pages = await printed(page)
  const missing = records.filter(
    ({ texts }) => !pages.some((words) => texts.every((text) => words.includes(text))),
  )
  expect(missing).toEqual([])
}

test('paper has every record with its price, also of what turns and folds on the screen', async ({
  page,
}) => {
  await page.goto('/')
  // Of a page that nobody has touched.
  await expectEveryRecord(page)
  // The carousel is there, and further down everything still waits to fade in.
  await page.locator('#partners').scrollIntoViewIfNeeded()
  await expect(page.locator('#partners .swiper-slide')).toHaveCount(4)
  await expectEveryRecord(page)
})

test.describe('on paper', () => {
  // The notice has not been answered, and the form is there.
  test.use({ hasConsented: false })

  test('there is nothing to press, and nothing that belongs to the screen', async ({ page }) => {
    await page.goto('/')
    await page.locator('#contact-form').scrollIntoViewIfNeeded()
    await expect(page.getByLabel('Nachricht')).toBeVisible()
    await expect(page.getByRole('region', { name: 'Ihre Privatsphäre' })).toBeVisible()
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('region', { name: 'Ihre Privatsphäre' })).toBeHidden()
    for (const gone of ['button', 'textbox', 'banner', 'navigation', 'status'] as const) {
      await expect(page.getByRole(gone)).toHaveCount(0)
    }
    await expect(page.getByText('Jetzt Anmelden').filter({ visible: true })).toHaveCount(0)
    const footer = page.getByRole('contentinfo')
    await expect(footer.getByRole('link', { name: /^\+49/ })).toBeVisible()
    await expect(footer).toContainText('Montag–Freitag: 8–20 Uhr')
  })
})

// The other legal pages are the same parts, and no longer.
for (const path of [sitePaths.home, sitePaths.about, sitePaths.privacy]) {
  test(`paper has every sentence of ${path}, dark on white`, async ({ page }) => {
    await page.emulateMedia({ media: 'print' })
    await page.goto(path)
    await expectAccessible(page, 'color-contrast')
    const parts = page.locator('main, section, footer, article, dl')
    const grounds = () =>
      parts.evaluateAll((all) => [
        ...new Set(all.map((one) => getComputedStyle(one).backgroundColor)),
      ])
    // What was just replaced by live content has none at all.
    await expect.poll(grounds).toEqual(['rgba(0, 0, 0, 0)'])
    // A page's parts are no screen's height apart.
    if (path === sitePaths.about) {
      const opening = page.locator('main [data-field="title intro image"]')
      await expect(opening).toHaveCSS('padding-bottom', '0px')
    }
    // Its records are looked for above, one by one.
    if (path === sitePaths.home) return
    const sentences = await page
      .getByRole('main')
      .locator('h1, h2, h3, p, li, td, dd')
      .allTextContents()
    const words = (await printed(page)).join('')
    expect(sentences.length).toBeGreaterThan(10)
    expect(sentences.filter((text) => !words.includes(plain(text)))).toEqual([])
  })
}
