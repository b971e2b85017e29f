import type { Page } from '@playwright/test'
import { expect, expectAccessible, test } from '#tests/support/e2e.ts'

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
const updateOf = (analytics: string, ads: string) => [
  'consent',
  'update',
  {
    analytics_storage: analytics,
    ad_storage: ads,
    ad_user_data: ads,
    ad_personalization: ads,
  },
]

/** An analytics tag, as an owner may add one to the page; it notes what it is told. */
async function addTag(page: Page) {
  await page.addInitScript(() => {
    const told: unknown[] = []
    Object.assign(window, { told, gtag: (...words: unknown[]) => told.push(words) })
  })
}
const told = (page: Page) => page.evaluate(() => (window as unknown as { told: unknown[] }).told)

for (const { press, choice, tag } of [
  { press: 'Alle akzeptieren', choice: consent(true, true), tag: updateOf('granted', 'granted') },
  { press: 'Alle ablehnen', choice: consent(false, false), tag: updateOf('denied', 'denied') },
]) {
  test(`"${press}" is stored, told to the tag, and asked for once`, async ({ page }) => {
    await addTag(page)
    await page.goto('/')
    expect(await told(page)).toEqual([])
    await banner(page).getByRole('button', { name: press }).click()
    await expect(banner(page)).toHaveCount(0)
    expect(await stored(page)).toEqual(choice)
    expect(await told(page)).toEqual([tag])
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByText('Kann ich in Raten zahlen?')).toBeVisible()
    await expect(banner(page)).toHaveCount(0)
  })
}

test('the banner takes 300 ms to leave before the choice counts', async ({ page, allowErrors }) => {
  // The clock is moved beyond the patience of the page's listeners.
  allowErrors(/The server does not answer/)
  await page.clock.install()
  await page.goto('/')
  await expect(banner(page)).toBeVisible()
  await page.clock.pauseAt(new Date(Date.now() + 60_000))
  await banner(page).getByRole('button', { name: 'Alle ablehnen' }).click()
  await expect(banner(page)).toHaveCSS('transition-duration', '0.3s, 0.3s')
  await page.clock.runFor(299)
  expect(await stored(page)).toBe(null)
  await page.clock.runFor(2)
  await expect(banner(page)).toHaveCount(0)
  expect(await stored(page)).toEqual(consent(false, false))
})

test('to accept and to refuse look the same and are equally near', async ({ page }) => {
  await page.goto('/')
  const look = (name: string) =>
    banner(page)
      .getByRole('button', { name })
      .evaluate((button) => {
        const { backgroundColor, color, fontSize, fontWeight } = getComputedStyle(button)
        const { height } = button.getBoundingClientRect()
        return { backgroundColor, color, fontSize, fontWeight, height }
      })
  expect(await look('Alle akzeptieren')).toEqual(await look('Alle ablehnen'))
})

test('closing only puts the banner away', async ({ page }) => {
  await addTag(page)
  await page.goto('/')
  await banner(page).getByRole('button', { name: 'Hinweis schließen' }).click()
  await expect(banner(page)).toHaveCount(0)
  expect(await stored(page)).toEqual({
    hasConsented: false,
    preferences: { necessary: true, analytics: false, marketing: false },
    showBanner: false,
  })
  expect(await told(page)).toEqual([])
})

test('the settings store the chosen toggles, and can be opened again from the footer', async ({
  page,
}) => {
  await page.goto('/')
  await banner(page).getByRole('button', { name: 'Einstellungen' }).click()
  await expect(dialog(page).getByLabel('Notwendig')).toBeChecked()
  await expect(dialog(page).getByLabel('Notwendig')).toBeDisabled()
  await expect(dialog(page).getByLabel('Analyse')).not.toBeChecked()
  await dialog(page).getByLabel('Analyse').check()
  await expectAccessible(page)
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
  expect(await stored(page)).toEqual(consent(true, false))
})

for (const width of [360, 768, 1280]) {
  test(`banner and dialog fit and are accessible at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 640 })
    await page.goto('/cookies')
    await expect(banner(page)).toBeInViewport({ ratio: 1 })
    await expectAccessible(page)
    await banner(page).getByRole('button', { name: 'Einstellungen' }).click()
    await expect(dialog(page)).toBeInViewport()
    await expectAccessible(page)
  })
}

test('nothing is asked of anybody else before consent', async ({ page }) => {
  const hosts = new Set<string>()
  page.on('request', (request) => hosts.add(new URL(request.url()).hostname))
  await page.goto('/')
  await expect(page.getByText('Kann ich in Raten zahlen?')).toBeVisible()
  // All that the page loads when somebody comes near.
  for (const section of await page.locator('main section').all()) {
    await section.scrollIntoViewIfNeeded()
    await expect.poll(() => section.locator('img').evaluateAll(allLoaded)).toBe(true)
  }
  await expect(page.getByLabel('Nachricht')).toBeVisible()
  expect([...hosts].toSorted()).toEqual(['127.0.0.1', 'localhost'])
  expect(await page.context().cookies()).toEqual([])
})

/** In the page. */
function allLoaded(images: (HTMLElement | SVGElement)[]): boolean {
  return images.every((image) => (image as HTMLImageElement).complete)
}

test('what is stored and cannot be read counts as no choice', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('cookie-consent', '{"hasConsented":"ja"}'))
  await page.goto('/')
  await expect(banner(page)).toBeVisible()
})
