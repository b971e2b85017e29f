// Decisions: 0057
import type { Page } from '@playwright/test'
import { school } from '#content/school/definition.ts'
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  store,
  test,
  toastOf,
  writes,
} from '#tests/support/fixtures/e2e.ts'

const textOf = (page: Page) => page.getByRole('textbox', { name: 'Text' })
const preview = (page: Page) => page.getByRole('region', { name: 'Preview' })

test('each legal page has a form that begins with its draft, and a preview', async ({
  adminPage: page,
}) => {
  await page.goto('/admin')
  for (const [entry, title] of [
    ['Imprint', 'Impressum'],
    ['Privacy policy', 'Datenschutz\u00ADerklärung'],
    ['Cookie policy', 'Cookie-Richtlinie'],
    ['Accessibility', 'Erklärung zur Barrierefreiheit'],
    ['Terms', 'Allgemeine Geschäfts\u00ADbedingungen'],
  ] as const) {
    await page.getByRole('navigation').getByRole('link', { name: entry, exact: true }).click()
    await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue(title)
    await expect(preview(page).locator('h1')).toHaveText(title)
  }
  await page.getByText('How to write headings, lists and links').click()
  await expect(page.getByText('{{vat_id}}')).toBeVisible()
  await expectAccessible(page)
  await page.setViewportSize({ width: 360, height: 700 })
  await expectNoSidewaysScroll(page)
})

test(
  'a text is seen as it is typed, and refused where it is wrong',
  writes,
  async ({ adminPage: page }) => {
    await page.goto('/admin/legal/imprint')
    // A school without such a number has no heading for it.
    const vatId = preview(page).locator('h2:text-is("Umsatzsteuer-ID")')
    await expect(vatId).toBeVisible()
    await store.doc('school/main').set({ ...school.initial, vat_id: '' })
    await expect(vatId).toHaveCount(0)
    const save = page.getByRole('button', { name: 'Save Changes' })
    const wrong = '[hier](javascript:alert)'
    await textOf(page).fill(`## Kontakt\n\n${wrong}`)
    await save.click()
    await expect(
      page.getByText(`Text has a link that leads nowhere safe: ${wrong} –`),
    ).toBeVisible()
    // What is no link is no link in the preview either.
    const contact = preview(page).locator('h2:text-is("Kontakt") + p')
    await expect(contact).toContainText(wrong)
    await expect(contact.locator('a')).toHaveCount(0)
    await textOf(page).fill('## Kontakt\n\nRufen Sie **gern** an:\n{{phone}}\n\n- [AGB](/agb)')
    const shown = preview(page)
    await expect(shown.locator('strong')).toHaveText('gern')
    await expect(shown.locator('p a')).toHaveText('+49 365 0000000')
    await expect(shown.locator('ul > li > a')).toHaveAttribute('href', '/agb')
    await save.click()
    await expect(toastOf(page, 'Imprint updated')).toBeVisible()

    const { docs } = await store.collection('legal_pages').get()
    expect(docs.map(({ id }) => id)).toEqual(['imprint'])
    await page.getByRole('link', { name: 'History' }).click()
    await expect(page).toHaveURL(/\/admin\/legal\/imprint\/history$/)
    await page.goto('/admin')
    await expect(page.getByRole('link', { name: 'Impressum (imprint)' })).toHaveAttribute(
      'href',
      '/admin/legal/imprint/history',
    )
  },
)
