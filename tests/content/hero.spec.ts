// Decisions: 0057
import { expect, test } from '#tests/support/fixtures/e2e.ts'

test('the hero fades in 100 ms after it is there, and has its collage where there is room', async ({
  page,
}) => {
  await page.setViewportSize({ width: 768, height: 800 })
  await page.goto('/')
  const heading = page.getByRole('heading', { level: 1 })
  const fade = await heading.locator('..').evaluate((content) => {
    const { animationDelay, animationName } = getComputedStyle(content)
    const keyframes = [...document.styleSheets]
      .flatMap(({ cssRules }) => [...cssRules])
      .find((rule) => rule instanceof CSSKeyframesRule && rule.name === animationName)
    return { animationDelay, keyframes: keyframes?.cssText }
  })
  expect(fade.animationDelay).toBe('0.1s')
  expect(fade.keyframes).toMatch(/opacity: 0\.\d+/)

  const backdrop = page
    .getByRole('region', { name: 'Meistere die Straße mit Selbstvertrauen' })
    .getByRole('img', { name: /Blaues Fahrschulauto/ })
    .locator('xpath=../..')
  await expect(page.getByTestId('hero-collage')).toBeVisible()
  await expect(backdrop).toHaveCSS('position', 'fixed')
  await page.setViewportSize({ width: 767, height: 800 })
  await expect(page.getByTestId('hero-collage')).toBeHidden()
  await expect(backdrop).toHaveCSS('position', 'absolute')
})
