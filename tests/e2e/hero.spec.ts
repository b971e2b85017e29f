import type { Page } from '@playwright/test'
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '#tests/support/e2e.ts'

const hero = (page: Page) =>
  page.getByRole('region', { name: 'Meistere die Straße mit Selbstvertrauen' })
const backdrop = (page: Page) =>
  hero(page)
    .getByRole('img', { name: /Blaues Fahrschulauto/ })
    .locator('xpath=../..')

test('the hero says what the school offers, and leads on', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Meistere die Straße mit Selbstvertrauen',
  )
  for (const text of [
    'Erstklassige Fahrausbildung',
    'Lizenziert & Versichert',
    'Zertifizierte Ausbilder',
    'Schnelle Erfolge',
  ]) {
    await expect(hero(page).getByText(text, { exact: true })).toBeVisible()
  }
  for (const [name, href] of [
    ['Kurse entdecken', '#courses'],
    ['Kontakt', '#contact'],
    ['B-Führerschein Gera', '#courses'],
    ['A-Führerschein Gera', '#courses'],
    ['Nach unten scrollen', '#courses'],
  ] as const) {
    await expect(hero(page).getByRole('link', { name, exact: true })).toHaveAttribute('href', href)
  }
})

test('the hero fades in 100 ms after it is there', async ({ page }) => {
  await page.goto('/')
  const delay = await page
    .getByRole('heading', { level: 1 })
    .locator('..')
    .evaluate((content) => getComputedStyle(content).animationDelay)
  expect(delay).toBe('0.1s')
})

for (const { width, collage, position } of [
  { width: 767, collage: false, position: 'absolute' },
  { width: 768, collage: true, position: 'fixed' },
]) {
  test(`the hero at ${width} px ${collage ? 'has' : 'has no'} collage, its picture is ${position}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/')
    await expect(page.getByTestId('hero-collage')).toBeVisible({ visible: collage })
    await expect(backdrop(page)).toHaveCSS('position', position)
  })
}

for (const width of [360, 768, 1280, 1920]) {
  test(`the landing page fits and is accessible at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto('/')
    await expect(page.getByText('Kann ich in Raten zahlen?')).toBeVisible()
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
  })
}
