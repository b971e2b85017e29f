// Decisions: 0003
import type { Page } from '@playwright/test'
import { expect, store, test, writes } from '#tests/support/fixtures/e2e.ts'

const section = (page: Page) => page.getByRole('region', { name: 'Unsere Partner' })
const slides = (page: Page) => section(page).locator('.swiper-slide')
const arrow = (page: Page, name: string) => section(page).getByRole('button', { name })

/** The names that are in view, from left to right. */
async function inView(page: Page): Promise<string[]> {
  const names = section(page).getByRole('heading', { level: 3 })
  const frame = await section(page).locator('.swiper').boundingBox()
  const all = await names.evaluateAll((headings) =>
    headings.map((heading) => ({
      name: heading.textContent,
      x: heading.getBoundingClientRect().x,
    })),
  )
  const { x: left = 0, width = 0 } = frame ?? {}
  return all.filter(({ x }) => x >= left && x < left + width).map(({ name }) => name)
}

async function openAt(page: Page, width: number) {
  await page.setViewportSize({ width, height: 900 })
  await page.goto('/#partners')
  await expect(section(page).getByText('Zweirad Elstertal').first()).toBeAttached()
}

test('four partners are stacked on a phone, else a carousel of two or three', async ({ page }) => {
  await openAt(page, 767)
  const cards = section(page).getByRole('article')
  await expect(cards).toHaveCount(4)
  await expect(slides(page)).toHaveCount(0)
  const lefts = await cards.evaluateAll((all) => all.map((card) => card.getBoundingClientRect().x))
  expect(new Set(lefts).size).toBe(1)

  for (const { width, perView, arrows } of [
    { width: 768, perView: 2, arrows: false },
    { width: 1023, perView: 2, arrows: false },
    { width: 1024, perView: 3, arrows: true },
  ]) {
    await page.setViewportSize({ width, height: 900 })
    await expect(slides(page)).toHaveCount(4)
    await expect.poll(() => inView(page)).toHaveLength(perView)
    await expect(arrow(page, 'Nächster Partner')).toBeVisible({ visible: arrows })
    await expect(arrow(page, 'Vorheriger Partner')).toBeVisible({ visible: arrows })
  }
})

test(
  'no more partners than fit stand still, one alone in a narrower frame',
  writes,
  async ({ page }) => {
    await openAt(page, 1280)
    const controls = section(page).getByRole('button')
    const row = section(page).getByLabel(/Pfeiltasten/)
    await expect(controls).toHaveCount(3)
    await expect(row).toBeVisible()
    await store.doc('partners/kestrel').delete()
    await expect(slides(page)).toHaveCount(3)
    await expect(controls).toHaveCount(0)
    await expect(row).toHaveCount(0)
    await store.doc('partners/lindner').delete()
    const cards = section(page).getByRole('article')
    await expect(cards).toHaveCount(2)
    await expect(slides(page)).toHaveCount(0)
    const width = async () => (await cards.first().boundingBox())?.width ?? 0
    const half = await width()
    await store.doc('partners/elstertal').delete()
    await expect(cards).toHaveCount(1)
    await expect.poll(width).toBeLessThan(half)
  },
)

test.describe('the carousel', () => {
  test.beforeEach(async ({ page }) => {
    await page.clock.install()
  })

  async function start(page: Page) {
    await openAt(page, 1280)
    await page.clock.runFor(2_000)
    await expect(slides(page)).toHaveCount(4)
    await section(page).scrollIntoViewIfNeeded()
  }

  /** The first of those in view, once none is on its way: a slide takes real time, whatever the clock. */
  const first = async (page: Page) => {
    await section(page)
      .locator('.swiper-wrapper')
      .evaluate(async (row) => {
        await Promise.allSettled(row.getAnimations().map(({ finished }) => finished))
      })
    return (await inView(page))[0]
  }

  test('moves on by itself every four seconds, but not under the mouse, nor once someone takes over', async ({
    page,
  }) => {
    await start(page)
    const beginning = await first(page)
    await page.clock.runFor(4_500)
    await expect.poll(() => first(page)).not.toBe(beginning)

    await section(page).locator('.swiper').hover()
    const looked = await first(page)
    await page.clock.runFor(12_000)
    expect(await first(page)).toBe(looked)
    await page.mouse.move(5, 5)
    await page.clock.runFor(5_000)
    await expect.poll(() => first(page)).not.toBe(looked)

    await arrow(page, 'Nächster Partner').click()
    await page.mouse.move(5, 5)
    await page.clock.runFor(1_000)
    const chosen = await first(page)
    await page.clock.runFor(12_000)
    expect(await first(page)).toBe(chosen)
    await arrow(page, 'Bewegung starten').click()
    await page.clock.runFor(5_000)
    await expect.poll(() => first(page)).not.toBe(chosen)
    await arrow(page, 'Bewegung anhalten').click()
  })

  test('does not move for visitors who asked for less motion, but by their arrow keys', async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await start(page)
    await expect(arrow(page, 'Bewegung starten')).toBeVisible()
    const beginning = await first(page)
    await page.clock.runFor(12_000)
    expect(await first(page)).toBe(beginning)

    await section(page)
      .getByLabel(/Pfeiltasten/)
      .focus()
    await page.keyboard.press('ArrowRight')
    await expect
      .poll(() => inView(page))
      .toEqual(['Zweirad Elstertal', 'Motorhaus Lindner', 'Optik Sehfreund'])
    await page.keyboard.press('ArrowLeft')
    await expect.poll(() => first(page)).toBe('Kestrel Motorräder')
  })
})
