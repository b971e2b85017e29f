// Decisions: 0062
import type { Page } from '@playwright/test'
import { update } from '#tests/support/fixtures/course-form.ts'
import { expect, expectAccessible, test } from '#tests/support/fixtures/e2e.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

/** Whether the form's bar lies over what has the focus, and is not what has it. */
const covered = (page: Page) =>
  update(page).evaluate((button) => {
    const [bar, focused] = [button.parentElement, document.activeElement]
    if (!bar || !focused || bar.contains(focused)) return false
    return focused.getBoundingClientRect().bottom > bar.getBoundingClientRect().top + 1
  })

test('a long form is saved from wherever one is: neither its bar nor a toast is in the way', async ({
  adminPage: page,
}) => {
  await page.goto('/admin/courses/klasse-b/edit')
  await expect(update(page)).toBeInViewport({ ratio: 1 })
  await page.getByLabel('Description').scrollIntoViewIfNeeded()
  await expect(update(page)).toBeInViewport({ ratio: 1 })
  await page.getByLabel('Title').focus()
  for (let tabs = 0; tabs < 12; tabs += 1) {
    await page.keyboard.press('Tab')
    await expect.poll(() => covered(page)).toBe(false)
  }
  await page.getByLabel('Title').fill('')
  // A toast that comes or goes over the button would take a press of it.
  const ways = await update(page).evaluateHandle((button) => {
    const over: string[] = []
    // Looked at as a whole when it begins: a busy machine draws only some of it.
    document.addEventListener('animationstart', ({ target, animationName }) => {
      if (!(target instanceof Element) || !target.matches('.Toastify__toast')) return
      const way = target
        .getAnimations()
        .find((each) => each instanceof CSSAnimation && each.animationName === animationName)
      if (!way) return
      const { top, bottom } = button.getBoundingClientRect()
      const isOver = (ms: number) => {
        way.currentTime = ms
        const toast = target.getBoundingClientRect()
        return toast.bottom > top && toast.top < bottom
      }
      if (Array.from({ length: 700 }, (_, ms) => ms).some(isOver)) over.push(animationName)
      way.currentTime = 0
    })
    return over
  })
  await update(page).click()
  // What is said about a save stands above the bar, and leaves the heading to be read.
  const alert = page.getByRole('alert').filter({ hasText: 'Missing fields' })
  // As long as the pointer is on it, no toast goes by itself.
  await alert.hover()
  const foot = async () => (await alert.boundingBox())?.y ?? 0
  await expect.poll(foot).toBeGreaterThan(422)
  // Who presses once more is not told twice.
  await update(page).press('Enter')
  await expect(page.getByLabel('Title')).toBeFocused()
  await expect(alert).toHaveCount(1)
  const { color, backgroundColor } = await alert.evaluate((element) => {
    const { color, backgroundColor } = getComputedStyle(element)
    return { color, backgroundColor }
  })
  expect(color).not.toBe(backgroundColor)
  const cross = alert.getByRole('button', { name: 'Close' })
  await expect(cross).toHaveCSS('color', color)
  await cross.click()
  // No alert any more while it goes.
  await expect(page.locator('.Toastify__toast')).toHaveCount(0)
  expect(await ways.jsonValue()).toEqual([])
})

test('a form says that there is no network until there is one, and what it holds stays', async ({
  adminPage: page,
  allowErrors,
}) => {
  allowErrors(/ERR_INTERNET_DISCONNECTED|Could not reach|Failed to (update|fetch)/)
  await page.goto('/admin/courses/klasse-b/edit')
  await page.getByLabel('Price').fill('611 €')
  const notice = page.getByText('No connection. Your input is still here.')
  await expect(notice).toHaveCount(0)
  await page.context().setOffline(true)
  await expect(notice).toBeInViewport()
  await expectAccessible(page)
  await expect(page.getByLabel('Price')).toHaveValue('611 €')
  await page.context().setOffline(false)
  await expect(notice).toHaveCount(0)
  await expect(page.getByLabel('Price')).toHaveValue('611 €')

  // On another screen, what a first press shows is there as well.
  const parts = [/MobileDrawer-/, /LeaveQuestion-/, /back-office\/de-/]
  const loaded = parts.map((part) => page.waitForResponse(part))
  await page.goto('/admin')
  await Promise.all(loaded)
  await page.context().setOffline(true)
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('button', { name: /^DE/ }).click()
  const menu = page.getByRole('dialog', { name: 'Menü' })
  await menu.getByRole('button', { name: 'Schließen' }).click()
  await page.getByRole('button', { name: 'Abmelden' }).click()
  await expect(page.getByRole('dialog', { name: /gelöscht/ })).toBeVisible()
})

test('the menu of a phone holds the language, and the keyboard may skip it', async ({
  adminPage: page,
}) => {
  await page.goto('/admin/faqs')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to content' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  await expect(page).toHaveURL('/admin/faqs')
  const language = page.getByRole('button', { name: /^DE/ })
  await expect(language).toHaveCount(0)
  await page.getByRole('button', { name: 'Menu' }).click()
  await expect(language).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name: 'Close' }).click()
  await expect(language).toBeHidden()
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('dialog').getByRole('link', { name: 'Values' }).press('Enter')
  await expect(page.getByRole('heading', { name: 'Values' })).toBeFocused()
  await expect(language).toBeHidden()
})
