import { sitePages } from '#app/site-pages.ts'
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  signIn,
  smallTargets,
  test,
} from '#tests/support/e2e.ts'

/** WCAG 2.5.8, and what a thumb hits. */
for (const { screen, width, least } of [
  { screen: 'with a mouse', width: 1280, least: 24 },
  { screen: 'with a thumb', width: 360, least: 44 },
]) {
  test(`everything on the site can be hit ${screen}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    for (const { path } of sitePages) {
      await page.goto(path)
      if (path === '/') {
        await page.locator('#contact-form').scrollIntoViewIfNeeded()
        await expect(page.getByLabel('Nachricht')).toBeVisible()
      }
      expect(await smallTargets(page, least), path).toEqual([])
    }
  })
}

test('at 400 % every page is one column that fits', async ({ page }) => {
  // 1280 pixels, each four times as large (WCAG 1.4.10).
  await page.setViewportSize({ width: 320, height: 256 })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const { path } of sitePages) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectNoSidewaysScroll(page)
  }
})

test('with text of twice the size nothing is cut off', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const { path } of sitePages) {
    await page.goto(path)
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%'
    })
    await expectNoSidewaysScroll(page)
  }
})

test('in forced colours buttons have an outline, and the focus shows', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' })
  await page.goto('/')
  const booking = page.getByRole('banner').getByRole('link', { name: 'Jetzt buchen' })
  await expect(booking).not.toHaveCSS('border-style', 'none')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Zum Inhalt springen' })).toHaveCSS(
    'outline-style',
    'solid',
  )
})

test('in the back office the focus of the keyboard is outlined', async ({ adminPage: page }) => {
  const courses = page.getByRole('navigation').getByRole('link', { name: 'Courses' })
  const outline = () => courses.evaluate((link) => getComputedStyle(link).outlineStyle)
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await page.goto('/admin')
    await courses.focus()
    await page.keyboard.press('Shift+Tab')
    await expect.poll(outline).toBe('none')
    await page.keyboard.press('Tab')
    await expect(courses).toBeFocused()
    await expect.poll(outline).toBe('solid')
  }
})

test('the cross that closes a toast is seen', async ({ page }) => {
  await signIn(page)
  const cross = page.getByRole('alert').getByRole('button')
  const seen = (element: Element) => {
    const { color, backgroundColor } = getComputedStyle(element)
    return { color, backgroundColor }
  }
  const toast = await page.getByRole('alert').evaluate(seen)
  expect(toast.color).not.toBe(toast.backgroundColor)
  await expect(cross).toHaveCSS('color', toast.color)
})

test('the back office is accessible in the dark', async ({ adminPage: page }) => {
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  // Each with what it shows once the store has answered.
  for (const [path, shown] of [
    ['', '5'],
    ['courses', 'Führerschein Klasse B'],
    ['courses/klasse-b', '599€/course'],
    ['courses/klasse-b/edit', 'Update Course'],
    ['instructors', 'Katrin Muster'],
    ['faqs/new', 'Create FAQ'],
    ['contact', 'Save Changes'],
  ] as const) {
    await page.goto(`/admin/${path}`)
    await expect(page.getByRole('main').getByText(shown, { exact: true }).first()).toBeVisible()
    await expectAccessible(page)
  }
})
