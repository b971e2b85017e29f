import { expect, test, writes } from '#tests/support/e2e.ts'
import { png } from '#tests/support/pictures.ts'

test(
  'changes and deletions in the back office appear on the open page without a reload',
  writes,
  async ({ page, adminPage }) => {
    await page.goto('/')
    const card = page.getByRole('article').filter({ hasText: 'Führerschein Klasse B' }).first()
    await expect(card).toContainText('599€')
    await page.evaluate(() => {
      document.body.dataset['opened'] = 'once'
    })

    await adminPage.goto('/admin/courses/klasse-b/edit')
    await adminPage.getByLabel('Price').fill('579€')
    const first = adminPage.getByLabel('Features 1', { exact: true })
    const second = adminPage.getByLabel('Features 2', { exact: true })
    const [one, two] = [await first.inputValue(), await second.inputValue()]
    await first.fill(two)
    await second.fill(one)
    await adminPage.getByLabel('Image file').setInputFiles(png)
    await adminPage.getByRole('button', { name: 'Update Course' }).click()

    await expect(card).toContainText('579€/Kurs')
    await expect(card.getByRole('listitem').first()).toHaveText(two)
    const picture = card.locator('img')
    await expect(picture).toHaveAttribute('src', /cms_images%2F[0-9a-f-]{36}_1x1_w1\.webp/)
    await expect
      .poll(() => picture.evaluate((img) => (img as HTMLImageElement).naturalWidth))
      .toBe(1)

    const cards = page.getByRole('region', { name: 'Unsere Kurse' }).getByRole('article')
    await expect(cards).toHaveCount(4)
    adminPage.on('dialog', (dialog) => void dialog.accept())
    await adminPage.getByRole('button', { name: 'Delete Defensives Fahren' }).click()
    await expect(cards).toHaveCount(3)
    await expect(page.getByRole('heading', { name: 'Defensives Fahren' })).toHaveCount(0)
    expect(await page.evaluate(() => document.body.dataset['opened'])).toBe('once')
  },
)
