// Decisions: 0026
import type { Page } from '@playwright/test'
import { expect, test } from '#tests/support/fixtures/e2e.ts'

const header = (page: Page) => page.getByRole('banner')
const WHITE = 'rgb(255, 255, 255)'
const TRANSPARENT = 'rgba(0, 0, 0, 0)'

async function expectSolidAfter80Pixels(page: Page) {
  await expect(header(page)).toHaveCSS('background-color', TRANSPARENT)
  await page.evaluate(() => scrollTo({ top: 80, behavior: 'instant' }))
  await expect(header(page)).toHaveCSS('background-color', TRANSPARENT)
  await page.evaluate(() => scrollTo({ top: 81, behavior: 'instant' }))
  await expect(header(page)).toHaveCSS('background-color', WHITE)
  await expect(header(page)).not.toHaveCSS('box-shadow', 'none')
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the header is see-through at the top and solid after 80 pixels', async ({ page }) => {
    // With less motion, too.
    for (const reducedMotion of ['no-preference', 'reduce'] as const) {
      await page.emulateMedia({ reducedMotion })
      await page.goto('/')
      await expectSolidAfter80Pixels(page)
    }
  })

  test('on other pages it is solid from the start, and nothing waits for scripts', async ({
    page,
  }) => {
    await page.goto('/ueber-uns')
    await expect(header(page)).toHaveCSS('background-color', WHITE)
    const waiting = await page
      .locator('main :is(h1, h2, h3, p, li, dt, dd, img)')
      .evaluateAll(
        (all) => all.filter((each) => !each.checkVisibility({ opacityProperty: true })).length,
      )
    expect(waiting).toBe(0)
  })
})

test('a header that is solid already is hydrated without a flicker, and follows the scripts', async ({
  page,
}) => {
  let release = () => {}
  const scrolled = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/assets/main-*.js', async (route) => {
    await scrolled
    await route.continue()
  })
  await page.goto('/')
  await expectSolidAfter80Pixels(page)
  await page.evaluate(() => {
    const faded: string[] = []
    Object.assign(window, { faded })
    document.querySelector('header')?.addEventListener('transitionrun', (event) => {
      // Its links fade by themselves.
      if (event.target === event.currentTarget) faded.push(event.propertyName)
    })
  })
  release()
  await expect(header(page)).toHaveAttribute('data-solid', 'true')
  await expect(header(page)).toHaveCSS('background-color', WHITE)
  expect(await page.evaluate(() => (window as unknown as { faded: string[] }).faded)).toEqual([])
  // Now by the scripts.
  for (const [top, solid] of [
    [80, 'false'],
    [81, 'true'],
  ] as const) {
    await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), top)
    await expect(header(page)).toHaveAttribute('data-solid', solid)
  }
})
