// Decisions: 0040
import type { Locator, Page } from '@playwright/test'
import {
  expect,
  expectAccessible,
  expectFits,
  expectNoSidewaysScroll,
  test,
} from '#tests/support/fixtures/e2e.ts'
import { watchShifts } from '#tests/support/fixtures/layout-shifts.ts'

const preview = (page: Page) => page.getByRole('region', { name: 'Preview' })
const inPreview = (page: Page, name: string) => preview(page).locator(`[data-field="${name}"]`)

async function openFirst(page: Page, list: string) {
  await page.goto(`/admin/${list}`)
  await page.getByRole('link', { name: /^Edit/ }).first().click()
  await expect(preview(page)).toBeVisible()
}

test('a form shows what visitors are going to see, before it is saved, and keeps room for its own pictures', async ({
  adminPage: page,
}) => {
  await page.goto('/admin/courses/klasse-b/edit')
  await expect(inPreview(page, 'title')).toHaveText('Führerschein Klasse B')

  await page.getByLabel('Title').fill('Klasse B mit Ruhe')
  await expect(inPreview(page, 'title')).toHaveText('Klasse B mit Ruhe')
  // What cannot be saved is shown, too.
  await page.getByLabel('Price').fill('x'.repeat(41))
  await expect(inPreview(page, 'price')).toHaveText('x'.repeat(41))
  await page.getByLabel('Title').fill('')
  await expect(inPreview(page, 'title')).toHaveText('')
  await page.getByLabel('Features 1', { exact: true }).fill('12 Fahrstunden')
  await expect(inPreview(page, 'features')).toContainText('12 Fahrstunden')

  // It is there to be looked at: the switch is all that can be reached.
  await page.getByRole('button', { name: 'Desktop' }).focus()
  await page.keyboard.press('Tab')
  expect(await preview(page).locator(':focus').count()).toBe(0)
  await preview(page).getByText('Jetzt Anmelden').click({ force: true })
  await expect(page).toHaveURL(/\/admin\/courses\/klasse-b\/edit$/)
  await expect(inPreview(page, 'price')).toBeVisible()

  // Those of the focal point, where there is little room beside the preview.
  await page.setViewportSize({ width: 768, height: 900 })
  const rightEdge = async (part: Locator) => {
    const box = await part.boundingBox()
    return box ? box.x + box.width : NaN
  }
  const cut = page.getByRole('figure', { name: 'As cut on the website' })
  await expect(cut).toBeVisible()
  const room = async () => (await rightEdge(page.locator('main form'))) - (await rightEdge(cut))
  await expect.poll(room).toBeGreaterThan(0)
})

test('in a dark back office the preview looks as the site does, on a phone and on a wide screen', async ({
  browser,
  signedIn,
}) => {
  const context = await browser.newContext({ storageState: signedIn, colorScheme: 'dark' })
  const page = await context.newPage()
  await openFirst(page, 'values')
  const shifts = await watchShifts(page, 'from the beginning')
  await expect(inPreview(page, 'title')).toHaveCSS('color', 'rgb(14, 34, 56)')
  await expect(inPreview(page, 'title')).toHaveCSS('font-family', /Plus Jakarta Sans/)
  expect(await shifts()).toBeLessThan(0.01)

  // A testimonial's photo stands above the words on a phone, and beside them on a wide page.
  await openFirst(page, 'testimonials')
  const photo = inPreview(page, 'image_url')
  await expect(photo).toHaveCSS('width', '96px')
  await page.getByRole('button', { name: 'Desktop' }).click()
  await expect(photo).toHaveCSS('width', '176px')
  await expect(page.getByRole('button', { name: 'Desktop' })).toHaveAttribute(
    'aria-pressed',
    'true',
  )

  // Beside the form where there is room, below it on a phone, and never wider than the screen.
  const form = page.locator('form')
  for (const [width, where] of [
    [1280, 'beside'],
    [768, 'beside'],
    [640, 'below'],
    [360, 'below'],
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    await expectNoSidewaysScroll(page)
    await expect(async () => {
      const [of, at] = [await form.boundingBox(), await preview(page).boundingBox()]
      if (!of || !at) throw new Error('The form or its preview is not shown.')
      if (where === 'beside') expect(at.x).toBeGreaterThan(of.x + of.width)
      else expect(at.y).toBeGreaterThan(of.y + of.height)
    }).toPass()
  }
  await expectAccessible(page)
  await context.close()
})

const longWord = 'Donaudampfschifffahrtsgesellschaft'

/** Forms of a page's words, a field of each, and what it becomes in the preview. */
const pageForms = [
  ['landing-page', 'Headline', 'Fahren', 'Fahren'],
  ['landing-sections', 'Questions: introduction', `${longWord} fragt.`, `${longWord} fragt.`],
  ['about-page', 'Introduction', 'Kurz gesagt.', 'Kurz gesagt.'],
  ['school', 'Description in the footer', 'Eine Zeile.', 'Eine Zeile.'],
  ['search-texts', 'Prices: title', 'Kosten', 'Kosten – Fahrschule Gera'],
] as const

test('the preview of a page’s words is the page with what is typed', async ({
  adminPage: page,
}) => {
  page.on('dialog', (dialog) => void dialog.accept())
  for (const [form, label, typed, shown] of pageForms) {
    await test.step(form, async () => {
      await page.goto(`/admin/${form}`)
      await page.getByRole('textbox', { name: label, exact: true }).fill(typed)
      await expect(preview(page).getByText(shown, { exact: true })).toBeVisible()
      await page.getByRole('button', { name: 'Desktop' }).click()
      await expect(preview(page).getByText(shown, { exact: true })).toBeVisible()
      await expect(preview(page)).not.toContainText('cannot be shown')
      await expectFits(page)
    })
  }
})
