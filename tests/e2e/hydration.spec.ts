import type { Page } from '@playwright/test'
import { EMULATORS } from '#model/firebase-project.ts'
import { expect, holdBack, test, withoutLongTimers } from '#tests/support/e2e.ts'
import { prerendered } from '#tools/prerender/other-words.ts'

test.use({ interacts: false, hasConsented: false })

const banner = (page: Page) => page.getByRole('region', { name: 'Ihre Privatsphäre' })

test('a page without interaction is hydrated after three seconds', async ({ page }) => {
  await page.goto('/')
  await expect(page.locator('#courses').getByText('599€')).toBeVisible()
  await expect(banner(page)).toBeVisible()
})

for (const [sign, give] of [
  ['moves the mouse', (page: Page) => page.mouse.move(20, 20)],
  ['scrolls', (page: Page) => page.mouse.wheel(0, 200)],
  ['presses a key', (page: Page) => page.keyboard.press('Tab')],
] as const) {
  test(`the page has its scripts, and asks the store nothing until the visitor ${sign}`, async ({
    page,
  }) => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    const listeners = () => asked.filter((url) => new URL(url).port === String(EMULATORS.firestore))
    await withoutLongTimers(page)
    await page.goto('/')
    await expect.poll(() => asked.filter((url) => /assets\/main-.*js$/.test(url))).toHaveLength(1)
    await page.waitForLoadState('networkidle')
    expect(listeners()).toEqual([])
    await expect(banner(page)).toBeHidden()
    await give(page)
    await expect(banner(page)).toBeVisible()
    await expect.poll(listeners).not.toEqual([])
  })
}

test('an address with a course hydrates the page at once', async ({ page }) => {
  await withoutLongTimers(page)
  await page.goto('/#contact-form?course=klasse-b')
  await expect(page.getByRole('combobox')).toHaveValue('klasse-b')
})

test('a page that lost the network before hydration stays as it is until the network is back', async ({
  page,
  context,
  allowErrors,
}) => {
  // Pictures that nobody has scrolled to.
  allowErrors(/ERR_INTERNET_DISCONNECTED/)
  await withoutLongTimers(page)
  await page.goto('/')
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await page.mouse.move(20, 20)
  await page.getByText(prerendered('Kann ich in Raten zahlen?')).click()
  await expect(page.getByText(prerendered('Zinsen berechnen wir dafür nicht.'))).toBeVisible()
  await expect(banner(page)).toBeHidden()
  await context.setOffline(false)
  await expect(banner(page)).toBeVisible()
})

for (const missing of ['main', 'LandingPage']) {
  test(`a page whose scripts cannot be loaded (${missing}) stays as it is, and tries again with the network`, async ({
    page,
    context,
    allowErrors,
  }) => {
    allowErrors(/Failed to load resource|could not be hydrated/)
    await page.route(`**/assets/${missing}-*.js`, (route) => route.abort())
    const failed = page.waitForEvent('console', (message) =>
      message.text().includes('could not be hydrated'),
    )
    await page.goto('/')
    await page.mouse.move(20, 20)
    await failed
    await expect(page.getByRole('link', { name: /Jetzt Anmelden/ }).first()).toBeVisible()
    await page.unroute(`**/assets/${missing}-*.js`)
    await context.setOffline(true)
    await context.setOffline(false)
    await expect(banner(page)).toBeVisible()
  })
}

test('a click before hydration is replayed after it', async ({ page }) => {
  const release = await holdBack(page, '**/assets/main-*.js')
  await page.goto('/')
  await page.getByRole('button', { name: 'Cookie-Einstellungen' }).click()
  release()
  await expect(page.getByRole('dialog')).toBeVisible()
})
