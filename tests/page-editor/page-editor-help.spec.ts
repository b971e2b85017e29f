// Decisions: 0040, 0062
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  store,
  test,
  toastOf,
  writes,
} from '#tests/support/fixtures/e2e.ts'
import { openEditor, retype } from '#tests/support/fixtures/page-editor.ts'

const HINT = 'Press whatever has a dashed frame and change it.'

test(
  'the first time a line says how the page is edited, all that can be is marked, and what cannot says so',
  writes,
  async ({ adminPage: page, allowErrors }) => {
    allowErrors(/ERR_INTERNET_DISCONNECTED|The device is offline/)
    await page.setViewportSize({ width: 390, height: 844 })
    await openEditor(page)
    const hint = page.getByRole('note').filter({ hasText: HINT })
    await expect(hint).toBeVisible()
    await expectNoSidewaysScroll(page)
    const price = page.locator('[data-record="courses/klasse-b"] [data-field="price"]')
    await expect(price).toHaveCSS('outline-style', 'dashed')
    await hint.getByRole('button', { name: 'Got it' }).click()
    await expect(hint).toHaveCount(0)
    await page.reload()
    await expect(page.getByRole('button', { name: 'No changes' })).toBeVisible()
    await expect(hint).toHaveCount(0)
    await page.getByRole('contentinfo').getByText(/^©/).click()
    await expect(toastOf(page, 'This cannot be changed on the page')).toBeVisible()

    // Over the header it would be in the way of the menu.
    await page.context().setOffline(true)
    const offline = await page.getByText(/^Offline/).boundingBox()
    const header = await page.getByRole('banner').boundingBox()
    expect(offline?.y).toBeGreaterThan((header?.y ?? 0) + (header?.height ?? Infinity))
  },
)

test(
  'the space bar reaches the tools of the record with the focus, not of the one below the mouse',
  writes,
  async ({ adminPage: page }) => {
    await openEditor(page)
    const questions = page.locator('#faq [data-record^="faqs/"]')
    const edit = page.getByRole('toolbar').getByRole('button', { name: /^Edit FAQ: / })
    const [first, second] = [questions.first(), questions.nth(1)]
    const named = (await first.getAttribute('aria-label')) ?? ''
    await first.focus()
    await second.hover()
    await expect(edit).not.toHaveAccessibleName(`Edit ${named}`)
    await page.keyboard.press('Space')
    await expect(edit).toHaveAccessibleName(`Edit ${named}`)
    await expect(edit).toBeFocused()

    // Nor are they lost with a record that was scrolled away.
    await page.mouse.move(0, 0)
    await first.focus()
    await page.evaluate(() => scrollTo(0, 0))
    await expect(first).not.toBeInViewport()
    await page.keyboard.press('Space')
    await expect(edit).toBeFocused()
    await expect(first).toBeInViewport()
  },
)

test(
  'leaving with changes asks, and publishes when told to',
  writes,
  async ({ adminPage: page }) => {
    await openEditor(page)
    const title = page.locator('[data-record="courses/klasse-b"] [data-field="title"]')
    await retype(title, 'Klasse B am Abend')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('button', { name: '1 change', exact: true })).toBeVisible()
    await page.getByRole('link', { name: 'Back to the back office' }).click()
    const dialog = page.getByRole('dialog', { name: '1 change is not published yet' })
    await expect(dialog).toBeVisible()
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Stay' }).click()
    await expect(dialog).toBeHidden()
    await page.getByRole('link', { name: 'Back to the back office' }).click()
    await dialog.getByRole('button', { name: 'Publish' }).click()
    await expect(toastOf(page, 'Published')).toBeVisible()
    expect((await store.doc('courses/klasse-b').get()).get('title')).toBe('Klasse B am Abend')
  },
)
