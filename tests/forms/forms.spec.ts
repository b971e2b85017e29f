// Decisions: 0062
import type { Locator, Page } from '@playwright/test'
import { expect, store, test, writes } from '#tests/support/fixtures/e2e.ts'

const save = (page: Page) => page.locator('form button[type="submit"]')
const cardOf = (page: Page, title: string) => page.getByRole('article').filter({ hasText: title })
const picture = (page: Page, caption: string) =>
  page.getByRole('figure', { name: caption }).locator('img')

/** A point of an element, in percent of its width and height. */
async function pointIn(element: Locator, x: number, y: number) {
  await element.waitFor()
  // As pictures arrive, they move what is below them.
  const pictures = element.page().locator('figure img, img[alt$="preview"]')
  await expect
    .poll(() =>
      pictures.evaluateAll((all: HTMLImageElement[]) => all.every((one) => one.naturalWidth)),
    )
    .toBe(true)
  await element.scrollIntoViewIfNeeded()
  const box = await element.boundingBox()
  if (!box) throw new Error('The element is not on the screen.')
  return { x: box.x + (box.width * x) / 100, y: box.y + (box.height * y) / 100 }
}

test.describe('the focal point is what the open site keeps in view, the alternative text what it says', () => {
  test('clicked and dragged with a mouse', writes, async ({ adminPage, page }) => {
    await page.goto('/')
    const card = cardOf(page, 'Führerschein Klasse B')
    await expect(card.locator('img')).toHaveCSS('object-position', '50% 50%')
    await adminPage.goto('/admin/courses/klasse-b/edit')
    const whole = picture(adminPage, 'Whole picture')
    const at = await pointIn(whole, 25, 75)
    await adminPage.mouse.click(at.x, at.y)
    await expect(adminPage.getByText('25 % / 75 %')).toBeVisible()
    const from = await pointIn(picture(adminPage, 'As cut on the website'), 50, 50)
    await adminPage.mouse.move(from.x, from.y)
    await adminPage.mouse.down()
    await adminPage.mouse.move(from.x - 20, from.y + 10, { steps: 4 })
    await adminPage.mouse.up()
    await expect(adminPage.getByText('35 % / 70 %')).toBeVisible()
    await adminPage.getByLabel('Alternative text').fill('Auto auf dem Übungsplatz')
    await save(adminPage).click()
    const photo = card.getByRole('img', { name: 'Auto auf dem Übungsplatz' })
    await expect(photo).toHaveCSS('object-position', '35% 70%')
  })

  test('touched with a finger, of a testimonial', writes, async ({ browser, signedIn, page }) => {
    const context = await browser.newContext({ storageState: signedIn, hasTouch: true })
    const phone = await context.newPage()
    await phone.setViewportSize({ width: 360, height: 740 })
    await phone.goto('/admin/testimonials/lena-m/edit')
    const at = await pointIn(picture(phone, 'Whole picture'), 20, 60)
    await phone.touchscreen.tap(at.x, at.y)
    await expect(phone.getByText('20 % / 60 %')).toBeVisible()
    await phone.locator('label').filter({ hasText: '4 stars' }).click()
    await save(phone).click()
    await expect(phone).toHaveURL('/admin/testimonials')
    await page.goto('/')
    // One slide at a time is seen; all are there.
    await expect(page.getByAltText('Porträt von Lena M.')).toHaveCSS('object-position', '20% 60%')
    expect((await store.doc('testimonials/lena-m').get()).get('rating')).toBe(4)
    await context.close()
  })
})
