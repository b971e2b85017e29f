// Decisions: 0026
import type { Page } from '@playwright/test'
import { Bitmap, type Rectangle } from './bitmap.ts'
import { expect, test } from '#tests/support/fixtures/e2e.ts'
import { samples } from '#tools/seed-data/index.ts'

/** What a screenshot for a link preview or an archive takes: a page that nobody has touched. */
test.use({ interacts: false })

/** Nothing is emptier than the space between two sections, with the carousel's buttons to come. */
const MOST_SPACE_PX = 330
const LEAST_INK = 0.01

function recordsOf(collection: string) {
  const found = samples.find(({ definition }) => definition.collection === collection)
  const shown = Object.values(found?.records ?? {}).filter(
    (record) => record['is_active'] !== false,
  )
  return shown.length
}

/** What stands for one record in each section; a slider shows one of them, a carousel three. */
const cards = (partners: number) => [
  { section: 'courses', card: 'article', count: recordsOf('courses') },
  { section: 'why-choose-us', card: 'article', count: recordsOf('why_choose_us') },
  { section: 'partners', card: 'article', count: partners },
  { section: 'instructors', card: 'article', count: recordsOf('instructors') },
  { section: 'testimonials', card: '[aria-hidden="false"] > figure', count: 1 },
  { section: 'values', card: 'article', count: recordsOf('values') },
  { section: 'faq', card: 'details', count: recordsOf('faqs') },
]

/** Where the visible elements are on the page. */
const placesOf = (page: Page, selector: string): Promise<Rectangle[]> =>
  page.locator(selector).evaluateAll((elements) =>
    elements
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect()
        return { x, y: y + scrollY, width, height }
      }),
  )

async function expectWhole(page: Page, partners: number) {
  const bitmap = await Bitmap.of(await page.screenshot({ fullPage: true }))
  for (const { section, card, count } of cards(partners)) {
    const places = await placesOf(page, `#${section} ${card}`)
    expect(places, section).toHaveLength(count)
    for (const place of places) expect(bitmap.ink(place), section).toBeGreaterThan(LEAST_INK)
  }
  for (const place of await placesOf(page, 'main section, footer, main img')) {
    expect(bitmap.ink(place)).toBeGreaterThan(LEAST_INK)
  }
  expect(bitmap.emptyBand()).toBeLessThan(MOST_SPACE_PX)
}

for (const { width, inCarousel } of [
  { width: 360, inCarousel: recordsOf('partners') },
  { width: 1280, inCarousel: 3 },
]) {
  test(`a page that nobody touches is captured whole at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await page.goto('/')
    // The last thing that is loaded once the page rests, however busy the machine is.
    await expect(page.getByLabel('Nachricht')).toBeVisible()
    await expect.poll(() => picturesToCome(page)).toEqual([])
    await expectWhole(page, inCarousel)
    const form = await placesOf(page, '#contact-form form .MuiFormControl-root')
    expect(form).toHaveLength(5)
    // Pictures that a phone leaves out are not loaded there.
    const wide = asked.filter((url) => /fleet|motorcycle-training/.test(url))
    expect(wide.length > 0).toBe(width > 360)
  })
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a page is captured whole', async ({ page }) => {
    await page.goto('/')
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      // Chromium paints large pictures a moment after the frame that they first appear in.
      await expect(() => expectWhole(page, recordsOf('partners'))).toPass()
    }
    expect(await page.locator('#contact-form noscript').textContent()).toMatch(
      /^Das Formular braucht/,
    )
  })
})

const picturesToCome = (page: Page) =>
  page
    .locator('main img:visible')
    .evaluateAll((images) =>
      (images as HTMLImageElement[])
        .filter(({ complete, naturalWidth }) => !complete || naturalWidth === 0)
        .map(({ src }) => src),
    )
