// Decisions: 0026
import type { Page } from '@playwright/test'
import { expect, expectAccessible, test } from '#tests/support/fixtures/e2e.ts'

test.use({ hasConsented: false })

const banner = (page: Page) => page.getByRole('region', { name: 'Ihre Privatsphäre' })
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Cookie-Einstellungen' })
const stored = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('cookie-consent') ?? 'null') as unknown)

const consent = (analytics: boolean, marketing: boolean) => ({
  hasConsented: true,
  preferences: { necessary: true, analytics, marketing },
  showBanner: false,
})

// Each button, in banner and settings, that it counts once the banner has left, what a tag is told, and
// that nobody is asked again: see src/site/consent/CookieConsentBanner.test.tsx.
test('a choice counts, however soon the page is left', async ({ page }) => {
  await page.goto('/')
  const refuse = banner(page).getByRole('button', { name: 'Alle ablehnen' })
  await expect(refuse).toBeVisible()
  expect(await page.context().cookies()).toEqual([])
  await refuse.click()
  await page.goto('/impressum')
  await expect(banner(page)).toHaveCount(0)
  expect(await stored(page)).toEqual(consent(false, false))
})

test('banner and dialog fit and are accessible, and both choices look the same', async ({
  page,
}) => {
  const accept = banner(page).getByRole('button', { name: 'Alle akzeptieren' })
  const refuse = banner(page).getByRole('button', { name: 'Alle ablehnen' })
  await page.goto('/cookies')
  await expect(banner(page)).toHaveCSS('transition-duration', '0.3s, 0.3s')
  for (const width of [360, 768, 1280]) {
    await test.step(`at ${width} pixels`, async () => {
      await page.setViewportSize({ width, height: 640 })
      await expect(banner(page)).toBeInViewport({ ratio: 1 })
      if (width !== 768) await expectAccessible(page)
      expect(await accept.evaluate(lookOf)).toEqual(await refuse.evaluate(lookOf))
      await banner(page).getByRole('button', { name: 'Einstellungen' }).click()
      await expect(dialog(page)).toBeInViewport()
      if (width !== 768) await expectAccessible(page)
      await page.keyboard.press('Escape')
      await expect(dialog(page)).toHaveCount(0)
    })
  }
  // On a phone two thirds of the screen stay the page's.
  await page.setViewportSize({ width: 360, height: 640 })
  await expect
    .poll(async () => (await banner(page).boundingBox())?.height)
    .toBeLessThanOrEqual(640 / 3)
})

/** In the page: what makes a button weigh more than another. */
function lookOf(button: Element) {
  const { backgroundColor, color, fontSize, fontWeight } = getComputedStyle(button)
  const { top, width, height } = button.getBoundingClientRect()
  return { backgroundColor, color, fontSize, fontWeight, top, width, height }
}

test('the settings store the chosen toggles, and can be opened again from the footer', async ({
  page,
}) => {
  await page.goto('/')
  await banner(page).getByRole('button', { name: 'Einstellungen' }).click()
  await expect(dialog(page).getByLabel('Notwendig')).toBeChecked()
  await expect(dialog(page).getByLabel('Notwendig')).toBeDisabled()
  await expect(dialog(page).getByLabel('Analyse')).not.toBeChecked()
  await dialog(page).getByLabel('Analyse').check()
  await dialog(page).getByRole('button', { name: 'Auswahl speichern' }).click()
  await expect(dialog(page)).toHaveCount(0)
  await expect(banner(page)).toHaveCount(0)
  expect(await stored(page)).toEqual(consent(true, false))

  const reopen = page.getByRole('contentinfo').getByRole('button', { name: 'Cookie-Einstellungen' })
  await reopen.click()
  await expect(dialog(page).getByLabel('Analyse')).toBeChecked()
  await expect(dialog(page).getByLabel('Marketing')).not.toBeChecked()
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toHaveCount(0)
  await expect(reopen).toBeFocused()

  // Text that is marked with the mouse may be left beside the dialog; a click there closes it.
  await reopen.click()
  await dialog(page).getByText('Sie können Ihre Wahl').hover()
  await page.mouse.down()
  await page.mouse.move(10, 10)
  await page.mouse.up()
  await expect(dialog(page)).toBeVisible()
  await page.mouse.click(10, 10)
  await expect(dialog(page)).toHaveCount(0)
  expect(await stored(page)).toEqual(consent(true, false))
})
