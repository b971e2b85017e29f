// Decisions: 0026
import type { Page } from '@playwright/test'
import { expect, store, test, writes } from '#tests/support/fixtures/e2e.ts'

const hidden = (page: Page) => page.locator('[data-reveal="hidden"]')
const cards = (page: Page) => page.locator('#courses [data-reveal]:has(article)')

/** What is loaded last once the page rests. */
const expectAtRest = (page: Page) => expect(page.getByLabel('Nachricht')).toBeVisible()

/** A first scroll that brings nothing new into view. */
async function firstScroll(page: Page) {
  await page.mouse.wheel(0, 40)
  await expect(hidden(page)).not.toHaveCount(0)
}

/** How many elements are hidden with more than a fifth of them, or of the screen, in view. */
const hiddenInView = (page: Page) =>
  hidden(page).evaluateAll(
    (all) =>
      all.filter((element) => {
        const { top, bottom, height } = element.getBoundingClientRect()
        const inView = Math.min(bottom, innerHeight) - Math.max(top, 0)
        return inView > 0 && (inView >= height * 0.21 || inView >= innerHeight * 0.6)
      }).length,
  )

test.use({ viewport: { width: 1280, height: 600 } })

test('cards below the fold fade in when they are scrolled to, one after the other, or found', async ({
  page,
}) => {
  await page.goto('/')
  await expectAtRest(page)
  await expect(hidden(page)).toHaveCount(0)
  await firstScroll(page)
  await expect(cards(page)).toHaveCount(4)
  for (const card of await cards(page).all()) {
    await expect(card).toHaveAttribute('data-reveal', 'hidden')
    await expect(card).toHaveCSS('opacity', '0')
  }
  await cards(page).first().scrollIntoViewIfNeeded()
  for (const card of await cards(page).all()) {
    await expect(card).toHaveAttribute('data-reveal', 'shown')
    await expect(card).toHaveCSS('opacity', '1')
  }
  const delays = await cards(page).evaluateAll((all) =>
    all.map((element) => getComputedStyle(element).transitionDelay),
  )
  expect(delays).toEqual(['0s', '0.2s', '0.4s', '0.6s'])

  // Nor does it stay hidden when the browser finds a word in it.
  const found = page.locator('[data-reveal]:has(article)', { hasText: 'Rolf Altmann' })
  await expect(found).toHaveAttribute('data-reveal', 'hidden')
  await page.evaluate(() =>
    (window as unknown as { find: (text: string) => boolean }).find('Rolf Altmann'),
  )
  await expect(found).toHaveAttribute('data-reveal', 'shown')
})

test('what is in view, or nearly, is never hidden by the first scroll', async ({ page }) => {
  await page.addInitScript(() => {
    const flashed: string[] = []
    Object.assign(window, { flashed })
    new MutationObserver((changes) => {
      for (const { target } of changes) {
        const element = target as HTMLElement
        const { top, height } = element.getBoundingClientRect()
        if (element.dataset['reveal'] === 'hidden' && height > 0 && top < innerHeight)
          flashed.push(element.textContent.slice(0, 40))
      }
    }).observe(document, { subtree: true, attributeFilter: ['data-reveal'] })
  })
  await page.goto('/')
  await expectAtRest(page)
  // Some cards are in view, others just below it.
  await page.setViewportSize({ width: 1280, height: 1_300 })
  await firstScroll(page)
  expect(await page.evaluate(() => (window as unknown as { flashed: string[] }).flashed)).toEqual(
    [],
  )
})

/** To the end of the scroll: the browser ignores a key that comes just before it. */
async function pressToScroll(page: Page, key: 'End' | 'Home'): Promise<void> {
  const scrolled = await page.evaluateHandle(() => ({
    ended: new Promise((resolve) => addEventListener('scrollend', resolve, { once: true })),
  }))
  await page.keyboard.press(key)
  await scrolled.evaluate(async ({ ended }) => {
    await ended
  })
}

test.describe('nothing stays hidden in view', () => {
  test('after a jump to the end, and back through the page', async ({ page }) => {
    await page.goto('/')
    await expectAtRest(page)
    await pressToScroll(page, 'End')
    await expect(page.getByRole('contentinfo')).toBeInViewport()
    await expect.poll(() => hiddenInView(page)).toBe(0)
    await pressToScroll(page, 'Home')
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()
    await expect.poll(() => hiddenInView(page)).toBe(0)
  })

  test('at an anchor, on arrival and by a link', async ({ page }) => {
    await page.goto('/#instructors')
    await expectAtRest(page)
    await expect(page.getByText('Jens Beispiel')).toBeInViewport()
    await expect.poll(() => hiddenInView(page)).toBe(0)
    await page.getByRole('banner').getByText('Werte').first().click()
    await expect(page.getByText('Gründlich erklärt')).toBeInViewport()
    await expect.poll(() => hiddenInView(page)).toBe(0)
  })

  test('however much higher than the screen it is', writes, async ({ page }) => {
    await store.doc('courses/klasse-b').update({ description: 'Lang. '.repeat(300) })
    await page.setViewportSize({ width: 320, height: 256 })
    await page.goto('/')
    const card = page.locator('#courses [data-reveal]:has(article)', { hasText: 'Lang. Lang.' })
    await expect(card).toHaveCount(1)
    await firstScroll(page)
    await expect(card).toHaveAttribute('data-reveal', 'hidden')
    const height = await card.evaluate((element) => element.clientHeight)
    expect(height).toBeGreaterThan(5 * 256)
    await card.evaluate((element) => scrollBy(0, element.getBoundingClientRect().top + 400))
    await expect(card).toHaveAttribute('data-reveal', 'shown')
  })
})

test('visitors who asked for less motion have nothing hidden', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/')
  await expectAtRest(page)
  await page.evaluate(() => {
    const changed: string[] = []
    Object.assign(window, { changed })
    new MutationObserver((changes) => {
      for (const { target } of changes) changed.push((target as HTMLElement).outerHTML)
    }).observe(document, { subtree: true, attributeFilter: ['data-reveal'] })
  })
  // Not by keys: one that is pressed while the browser still scrolls may be lost.
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  await expect(page.getByRole('contentinfo')).toBeInViewport()
  await page.evaluate(() => scrollTo(0, 0))
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()
  expect(await page.evaluate(() => (window as unknown as { changed: string[] }).changed)).toEqual(
    [],
  )
})
