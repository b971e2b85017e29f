// Decisions: 0013, 0020
import type { Page } from '@playwright/test'
import { EMULATORS } from '#model/site/firebase-project.ts'
import { sitePaths } from '#model/site/site-paths.ts'
import {
  expect,
  expectAccessible,
  holdBack,
  test,
  withoutLongTimers,
} from '#tests/support/fixtures/e2e.ts'
import { unhydrated } from '#tests/support/fixtures/unhydrated.ts'

test.use({ interacts: false, hasConsented: false })

const banner = (page: Page) => page.getByRole('region', { name: 'Ihre Privatsphäre' })

test('a page that nobody touches is hydrated, and has the store’s words after three seconds', async ({
  page,
}) => {
  await page.goto('/')
  await expect(banner(page)).toBeVisible()
  await expect(page.locator('#courses').getByText('599€')).toBeVisible()
})

// Whatever counts as doing something: see src/firebase/timing/first-interaction.test.ts.
test('a hydrated page asks the store nothing until the visitor does something', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  const listeners = () => asked.filter((url) => new URL(url).port === String(EMULATORS.firestore))
  await withoutLongTimers(page)
  await page.goto('/')
  await expect(banner(page)).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(listeners()).toEqual([])
  await page.mouse.wheel(0, 200)
  await expect.poll(listeners).not.toEqual([])
})

test('a page whose scripts cannot be loaded stays as it is, offers to reload, and tries again with the network', async ({
  page,
  context,
  allowErrors,
}) => {
  allowErrors(/Failed to load resource|could not be hydrated/)
  const script = '**/assets/LandingPage-*.js'
  await page.route(script, (route) => route.abort())
  const failed = page.waitForEvent('console', (message) =>
    message.text().includes('could not be hydrated'),
  )
  await page.goto('/')
  await failed
  await expect(page.getByRole('link', { name: /Jetzt Anmelden/ }).first()).toBeVisible()
  const offer = page.locator('#offer-reload')
  await expect(offer).toContainText('Wahrscheinlich gibt es eine neue Version.')
  await expect(offer.getByRole('button', { name: 'Neu laden' })).toBeVisible()
  await expectAccessible(page)
  await page.unroute(script)
  await context.setOffline(true)
  await context.setOffline(false)
  await expect(banner(page)).toBeVisible()
  await expect(offer).toHaveCount(0)
})

test('a click before hydration is replayed after it', async ({ page }) => {
  const release = await holdBack(page, '**/assets/main-*.js')
  await page.goto('/')
  await page.getByRole('button', { name: 'Cookie-Einstellungen' }).click()
  release()
  await expect(page.getByRole('dialog')).toBeVisible()
})

test('a section that is chosen in the menu before hydration closes the menu', async ({ page }) => {
  // What the page begins with is there long before what hydrates it.
  const release = await holdBack(page, '**/assets/react-*.js')
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/')
  const menu = page.getByRole('navigation', { name: 'Menü' })
  for (const [link, title] of [
    ['Ausbilder', 'Unser Team'],
    ['Fragen', 'Häufige Fragen'],
  ] as const) {
    await page.getByRole('button', { name: 'Menü' }).click()
    await menu.getByRole('link', { name: link }).click()
    await expect(page.getByRole('heading', { name: title })).toBeInViewport()
    await expect(menu).toBeHidden()
  }
  release()
  await expect(banner(page)).toBeVisible()
})

test.describe('a visitor who has chosen before', () => {
  test.use({ hasConsented: true })

  // The other legal pages are the same parts.
  for (const path of [sitePaths.home, sitePaths.about, sitePaths.privacy]) {
    test(`keeps the styles that ${path} was served with`, async ({ page }) => {
      await withoutLongTimers(page)
      // It is loaded later, and has styles of its own that come and go.
      await holdBack(page, '**/assets/ContactForm-*.js')
      const served = (await (await page.goto(path))?.text()) ?? ''
      const names = /data-prerendered="([^"]+)"/.exec(served)?.[1]?.split(' ') ?? []
      expect(names.length).toBeGreaterThan(10)
      // As a development build of MUI calls them, which no browser here would do.
      expect(names.filter((name) => name.includes('-Mui'))).toEqual([])
      await expect.poll(() => page.evaluate(unhydrated)).toEqual([])
      // What the HTML lacks, such as dialogs, brings its own.
      const added = await page.evaluate(insertedStyles)
      expect(added.filter(({ isUsed, rule }) => !isUsed || served.includes(rule))).toEqual([])
      // Named a second time, they would be laid out a second time, with all of the page.
      const fonts = served.split('@font-face').length - 1
      expect(await page.evaluate(() => document.fonts.size)).toBe(fonts)
    })
  }
})

/** In the page: the classes for which emotion has added rules, and whether anything has them. */
function insertedStyles() {
  const sheets = [...document.querySelectorAll<HTMLStyleElement>('style[data-emotion]')]
  const rules = sheets.flatMap(({ sheet }) => [...(sheet?.cssRules ?? [])])
  return rules
    .flatMap(({ cssText }) => /css-[\w-]+/.exec(cssText) ?? [])
    .map((rule) => ({
      rule,
      isUsed: document.getElementsByClassName(rule).length > 0,
    }))
}
