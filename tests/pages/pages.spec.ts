// Decisions: 0013
import type { Page } from '@playwright/test'
import { sitePages } from '#entries/site/site-pages.ts'
import { sitePaths } from '#model/site/site-paths.ts'
import {
  expectNothingCutOff,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  expectTargets,
  store,
  test,
  writes,
} from '#tests/support/fixtures/e2e.ts'
import { unhydrated } from '#tests/support/fixtures/unhydrated.ts'

/** WCAG 2.5.8, and what a thumb hits. The first is 1280 pixels at 400 % (WCAG 1.4.10). */
const screens = [
  { width: 320, height: 256, least: 44 },
  { width: 360, height: 800, least: 44 },
  { width: 768, height: 900, least: 44 },
  { width: 1280, height: 900, least: 24 },
  { width: 1920, height: 900, least: 24 },
]

/** What a page shows last. */
async function expectWhole(page: Page, path: string) {
  await expect(page.getByRole('button', { name: 'Cookie-Einstellungen' })).toBeEnabled()
  if (path !== sitePaths.home) return
  await expect(page.getByText('Kann ich in Raten zahlen?')).toBeVisible()
  await page.locator('#contact-form').scrollIntoViewIfNeeded()
  await expect(page.getByLabel('Nachricht')).toBeVisible()
}

for (const { path } of sitePages) {
  test(`${path} fits every screen, can be hit and is accessible`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.setViewportSize({ width: 360, height: 800 })
    await page.goto(path)
    await expectWhole(page, path)
    for (const { least, ...size } of screens) {
      await test.step(`at ${size.width} pixels`, async () => {
        await page.setViewportSize(size)
        await expectNoSidewaysScroll(page)
        await expectTargets(page, least)
        // Navigation and header change at 1280 pixels, the landing page at all of them.
        if (size.width === 360 || size.width === 1280 || path === sitePaths.home) {
          await expectAccessible(page)
        }
      })
    }
    await test.step('with text of twice the size', async () => {
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%'
      })
      for (const width of [360, 1280]) {
        await page.setViewportSize({ width, height: 800 })
        await expectNoSidewaysScroll(page)
        await expectNothingCutOff(page)
      }
    })
  })
}

test('name and menu are in the header, enlarged and with a long name, too', async ({ page }) => {
  const html = page.locator('html')
  const name = page.getByRole('banner').locator('img + span')
  const burger = page.getByRole('banner').getByRole('button', { name: 'Menü' })
  await page.goto(sitePaths.terms)
  // Until then, React would correct another name.
  await expect.poll(() => page.evaluate(unhydrated)).toEqual([])
  for (const { width, size = '100%', long = '' } of [
    { width: 180 },
    { width: 360, size: '200%' },
    { width: 360, long: 'Motorradfahrschule Gera' },
    { width: 768, size: '200%' },
    { width: 1280, size: '200%' },
  ]) {
    await page.setViewportSize({ width, height: 400 })
    await html.evaluate((root, fontSize) => void (root.style.fontSize = fontSize), size)
    if (long) await name.evaluate((words, text) => void (words.textContent = text), long)
    const { x = 0, width: across = 0 } = (await burger.boundingBox()) ?? {}
    expect.soft(x + across, `${width} ${size}`).toBeLessThanOrEqual(width)
    expect.soft(across).toBe(44)
    if (width < 350) continue
    expect.soft(await name.evaluate(isSeenWhole), `${width} ${size} ${long}`).toBe(true)
  }
})

/** In the page: nothing lies over a text, from its first word to its last. */
function isSeenWhole(words: HTMLElement): boolean {
  const range = document.createRange()
  range.selectNodeContents(words)
  return [...range.getClientRects()].every(({ left, right, top, bottom }) =>
    [left + 1, right - 1].every(
      (x) => document.elementFromPoint(x, (top + bottom) / 2)?.closest('span') === words,
    ),
  )
}

test('the picture of the about page stands beside the heading where there is room', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/ueber-uns')
  const heading = await page.getByRole('heading', { level: 1 }).boundingBox()
  const picture = await page.getByRole('img', { name: /^Drei Fahrschulautos/ }).boundingBox()
  expect(picture?.x).toBeGreaterThan(640)
  expect(picture?.y).toBeLessThan((heading?.y ?? 0) + (heading?.height ?? 0))
})

test('an address that does not exist answers 404 and leads back', async ({ page, allowErrors }) => {
  allowErrors(/404/)
  const response = await page.goto('/gibt-es-nicht')
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('404')
  await expect(page.getByText('Oops! Page not found')).toBeVisible()
  await expect(page.getByText('Oops! Page not found')).toHaveAttribute('lang', 'en')
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Zur Startseite' }).click()
  await expect(page.getByRole('heading', { name: 'Unsere Kurse' })).toBeVisible()
})

test(
  'the footer gives the school’s contact data, live, its hours line by line',
  writes,
  async ({ page }) => {
    await page.goto('/')
    const footer = page.getByRole('contentinfo')
    await expect(footer).toContainText('Musterstraße 12, 07545 Gera, Deutschland')
    await expect(
      footer.getByRole('list', { name: 'Öffnungszeiten' }).getByRole('listitem'),
    ).toHaveText(['Montag–Freitag: 8–20 Uhr', 'Samstag: 9–17 Uhr', 'Sonntag: geschlossen'])
    await store.doc('contact_info/main').update({
      phone_primary: '0171 / 234 56-78',
      business_hours: 'Montag: 10–18 Uhr\n\nDienstag: geschlossen',
    })
    await expect(footer.getByRole('link', { name: '0171 / 234 56-78' })).toHaveAttribute(
      'href',
      'tel:01712345678',
    )
    // A mobile number can be written to.
    await expect(footer.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
      'href',
      'https://wa.me/491712345678',
    )
    await expect(
      footer.getByRole('list', { name: 'Öffnungszeiten' }).getByRole('listitem'),
    ).toHaveText(['Montag: 10–18 Uhr', 'Dienstag: geschlossen'])
  },
)
