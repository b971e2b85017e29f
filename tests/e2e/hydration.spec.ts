import type { Page } from '@playwright/test'
import { EMULATORS } from '#model/firebase-project.ts'
import { expect, holdBack, test, withoutLongTimers } from '#tests/support/e2e.ts'

test.use({ interacts: false, hasConsented: false })

const banner = (page: Page) => page.getByRole('region', { name: 'Ihre Privatsphäre' })

test('a page that nobody touches is hydrated, and has the store’s words after three seconds', async ({
  page,
}) => {
  await page.goto('/')
  await expect(banner(page)).toBeVisible()
  await expect(page.locator('#courses').getByText('599€')).toBeVisible()
})

for (const [sign, give] of [
  ['scrolls', (page: Page) => page.mouse.wheel(0, 200)],
  ['presses a key', (page: Page) => page.keyboard.press('Tab')],
  ['clicks', (page: Page) => page.mouse.click(20, 300)],
] as const) {
  test(`a hydrated page asks the store nothing until the visitor ${sign}`, async ({ page }) => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    const listeners = () => asked.filter((url) => new URL(url).port === String(EMULATORS.firestore))
    await withoutLongTimers(page)
    await page.goto('/')
    await expect(banner(page)).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(listeners()).toEqual([])
    await give(page)
    await expect.poll(listeners).not.toEqual([])
  })
}

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
