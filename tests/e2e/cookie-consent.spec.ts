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
const tagOf = (action: 'default' | 'update', analytics: string, ads: string) => [
  'consent',
  action,
  {
    analytics_storage: analytics,
    ad_storage: ads,
    ad_user_data: ads,
    ad_personalization: ads,
  },
]

const asked = tagOf('default', 'denied', 'denied')

/** An analytics tag, as an owner may add one to the page; it notes what it is told. */
async function addTag(page: Page) {
  await page.addInitScript(() => {
    const told: unknown[] = []
    Object.assign(window, { told, gtag: (...words: unknown[]) => told.push(words) })
  })
}
const told = (page: Page) => page.evaluate(() => (window as unknown as { told: unknown[] }).told)

for (const { press, choice, tag } of [
  {
    press: 'Alle akzeptieren',
    choice: consent(true, true),
    tag: tagOf('update', 'granted', 'granted'),
  },
  {
    press: 'Alle ablehnen',
    choice: consent(false, false),
    tag: tagOf('update', 'denied', 'denied'),
  },
]) {
  test(`"${press}" is stored, told to the tag on this visit and the next, and asked for once`, async ({
    page,
  }) => {
    await addTag(page)
    await page.goto('/')
    await expect(banner(page)).toBeVisible()
    expect(await told(page)).toEqual([asked])
    await banner(page).getByRole('button', { name: press }).click()
    await expect(banner(page)).toHaveCount(0)
    expect(await stored(page)).toEqual(choice)
    expect(await told(page)).toEqual([asked, tag])
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByText('Kann ich in Raten zahlen?')).toBeVisible()
    await expect(banner(page)).toHaveCount(0)
    await expect.poll(() => told(page)).toEqual([asked, tag])
  })
}

for (const [where, press, choice] of [
  ['banner', 'Alle ablehnen', consent(false, false)],
  ['settings', 'Alle akzeptieren', consent(true, true)],
  ['settings', 'Alle ablehnen', consent(false, false)],
  ['settings', 'Auswahl speichern', consent(false, false)],
] as const) {
  test(`the banner takes 300 ms to leave before "${press}" in the ${where} counts`, async ({
    page,
    allowErrors,
  }) => {
    // The clock is moved beyond the patience of the page's listeners.
    allowErrors(/The server does not answer/)
    await page.clock.install()
    await page.goto('/')
    await expect(banner(page)).toBeVisible()
    if (where === 'settings') {
      await banner(page).getByRole('button', { name: 'Einstellungen' }).click()
      await expect(dialog(page)).toBeVisible()
    }
    await page.clock.pauseAt(new Date(Date.now() + 60_000))
    const buttons = where === 'banner' ? banner(page) : dialog(page)
    await buttons.getByRole('button', { name: press }).click()
    await expect(dialog(page)).toHaveCount(0)
    await expect(banner(page)).toHaveCSS('transition-duration', '0.3s, 0.3s')
    await expect(banner(page)).toHaveAttribute('data-cookie-banner', 'leaving')
    await page.clock.runFor(299)
    expect(await stored(page)).toBe(null)
    await page.clock.runFor(2)
    await expect(banner(page)).toHaveCount(0)
    expect(await stored(page)).toEqual(choice)
  })
}

test('a choice counts, however soon the page is left', async ({ page }) => {
  await page.goto('/')
  await banner(page).getByRole('button', { name: 'Alle ablehnen' }).click()
  await page.goto('/impressum')
  await expect(banner(page)).toHaveCount(0)
  expect(await stored(page)).toEqual(consent(false, false))
})

test('on a phone the page keeps two thirds of the screen, both choices stand in one row', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await page.goto('/')
  const box = await banner(page).boundingBox()
  expect(box?.height).toBeLessThanOrEqual(640 / 3)
  const [accept, refuse] = await Promise.all(
    ['Alle akzeptieren', 'Alle ablehnen'].map((name) =>
      banner(page).getByRole('button', { name }).boundingBox(),
    ),
  )
  expect(accept?.y).toBe(refuse?.y)
  expect(accept?.width).toBe(refuse?.width)
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
  expect(await told(page)).toEqual([asked])
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
