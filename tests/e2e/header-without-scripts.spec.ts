import type { Page } from '@playwright/test'
import { expect, test } from '#tests/support/e2e.ts'

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
    await page.goto('/')
    await expectSolidAfter80Pixels(page)
  })

  test('so it is for visitors who asked for less motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto('/')
    await expectSolidAfter80Pixels(page)
  })

  test('on other pages it is solid from the start', async ({ page }) => {
    await page.goto('/agb')
    await expect(header(page)).toHaveCSS('background-color', WHITE)
  })
})

test('a header that is solid already is hydrated without a flicker', async ({ page }) => {
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
})
