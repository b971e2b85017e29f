// Decisions: 0039
import { expect, test } from '#tests/support/fixtures/e2e.ts'

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
  await page.goto('/admin')
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await courses.focus()
    await page.keyboard.press('Shift+Tab')
    await expect.poll(outline).toBe('none')
    await page.keyboard.press('Tab')
    await expect(courses).toBeFocused()
    await expect.poll(outline).toBe('solid')
  }
})
