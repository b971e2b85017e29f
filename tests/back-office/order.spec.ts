// Decisions: 0036
import type { Page } from '@playwright/test'
import {
  expect,
  expectAccessible,
  expectFits,
  store,
  test,
  writes,
} from '#tests/support/fixtures/e2e.ts'

const row = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name })
const names = async () => {
  const { docs } = await store.collection('faqs').orderBy('order_index').get()
  return docs.map((each) => String(each.get('question')))
}
const [first, second, third] = [
  'Ab welchem Alter kann ich den Führerschein machen?',
  'Welche Unterlagen brauche ich für die Anmeldung?',
  'Wie lange dauert die Ausbildung?',
]

async function openOrder(page: Page) {
  await page.goto('/admin/faqs')
  await page.getByRole('button', { name: 'Change order' }).click()
  await expect(row(page, first)).toBeVisible()
}

test(
  'a list is ordered by buttons, with the keyboard, too, and the open page follows',
  writes,
  async ({ adminPage: page, page: visitor }) => {
    await visitor.goto('/#faq')
    const questions = visitor.locator('#faq summary')
    await expect(questions.first()).toHaveText(first)
    await openOrder(page)
    await expectAccessible(page)
    await expectFits(page)
    await page.getByRole('button', { name: `Move ${third} to the top` }).click()
    await expect(page.getByRole('status').filter({ hasText: 'position 1 of' })).toBeAttached()
    // The second press comes before the first is saved.
    await page.getByRole('button', { name: `Move ${first} down` }).focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Enter')
    await expect.poll(async () => (await names()).indexOf(first)).toBe(3)
    await expect(questions.first()).toHaveText(third)
    await expect(questions.nth(1)).toHaveText(second)
  },
)

test('a list is ordered with a finger on a phone', writes, async ({ adminPage: page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await openOrder(page)
  const handle = page.getByTitle(`Move ${first}`, { exact: true })
  await handle.scrollIntoViewIfNeeded()
  const [from, to] = [await handle.boundingBox(), await row(page, third).boundingBox()]
  const x = (from?.x ?? 0) + 20
  const [start, end] = [(from?.y ?? 0) + 20, (to?.y ?? 0) + 40]
  const finger = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove', y: number) =>
    finger.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x, y }] })
  await touch('touchStart', start)
  for (let step = 1; step <= 10; step += 1) {
    await touch('touchMove', start + ((end - start) * step) / 10)
  }
  // Makes room for it.
  await expect(row(page, third)).toHaveAttribute('style', /translate3d\(0px, -/)
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await expect.poll(async () => (await names()).slice(0, 3)).toEqual([second, third, first])
})

test('an order is changed only where all records are shown', async ({ adminPage: page }) => {
  await page.goto('/admin/faqs')
  const order = page.getByRole('button', { name: 'Change order' })
  await expect(order).toBeEnabled()
  // What was begun in another list is not begun here.
  await page.getByRole('link', { name: 'Partners', exact: true }).click()
  await page.getByRole('heading', { name: 'Partners' }).waitFor()
  await order.click()
  await page.getByRole('button', { name: 'Done' }).waitFor()
  await page.getByRole('link', { name: 'FAQs', exact: true }).click()
  await page.getByRole('heading', { name: 'FAQs' }).waitFor()
  await page.getByRole('searchbox').fill('Raten')
  await expect(order).toBeDisabled()
  await expect(page.getByText('clear the search first')).toBeVisible()
})
