// Decisions: 0062
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  store,
  test,
  toastOf,
  writes,
} from '#tests/support/fixtures/e2e.ts'
import { aLesson } from '#tests/support/samples/lessons.ts'
import { priceSheet } from '#tests/support/samples/price-sheets.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

test('a list shows each record in two lines, and the whole of them opens it', async ({
  adminPage: page,
}) => {
  await page.goto('/admin/courses')
  const popular = page.getByRole('row').filter({ hasText: 'Führerschein Klasse B' })
  const other = page.getByRole('row').filter({ hasText: 'Defensives Fahren' })
  await expect(popular).toBeVisible()
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
  const height = async () => (await popular.boundingBox())?.height ?? 0
  await expect.poll(height).toBeLessThan(100)
  // The name has all of the room beside what can be done.
  const gap = async () => {
    const name = await popular.getByRole('cell').first().boundingBox()
    const copy = await popular.getByRole('link', { name: /^Copy/ }).boundingBox()
    return name && copy ? copy.x - name.x - name.width : Infinity
  }
  await expect.poll(gap).toBeLessThan(10)
  // Of what is nothing special, nothing is said.
  await expect(popular.getByRole('cell', { name: 'Popular' })).toBeVisible()
  await expect(other.getByRole('cell', { name: 'Popular' })).toHaveCount(0)
  // Below the finger is the link that lies over all of the row.
  await other.getByText('449€').tap({ force: true })
  await expect(page.getByLabel('Title')).toHaveValue('Defensives Fahren')
})

test('a card of a date says what is otherwise than usual', writes, async ({ adminPage: page }) => {
  const { id, ...lesson } = aLesson({ title: 'Motorradabend' })
  await store.doc(`lessons/${id}`).set(lesson)
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/admin/lessons')
  const card = page.getByRole('row').filter({ hasText: 'Motorradabend' })
  await expect(card.getByRole('cell', { name: 'Every week' })).toBeVisible()
  await expect(card.getByRole('cell', { name: 'Shown' })).toHaveCount(0)
  await store.doc(`lessons/${id}`).update({ repeats: 'once', is_active: false })
  await expect(card.getByRole('cell', { name: 'Hidden' })).toBeInViewport({ ratio: 1 })
  await expect(card.getByRole('cell', { name: 'Once' })).toHaveCount(0)
})

test('a question is hidden from the list, and shown again', writes, async ({ adminPage: page }) => {
  const question = 'Kann ich in Raten zahlen?'
  const isActive = async () => {
    const { docs } = await store.collection('faqs').where('question', '==', question).get()
    return docs[0]?.get('is_active') as unknown
  }
  await page.goto('/admin/faqs')
  const row = page.getByRole('row').filter({ hasText: question })
  await row.getByRole('button', { name: `Hide ${question} from visitors` }).tap()
  await expect(toastOf(page, `Visitors no longer see “${question}”`)).toBeVisible()
  await expect(row).toContainText('Inactive')
  expect(await isActive()).toBe(false)
  await row.getByRole('button', { name: `Show ${question} to visitors` }).tap()
  await expect.poll(isActive).toBe(true)
  await expect(row).toContainText('Active')
})

test(
  'what lacks a price is not shown from the list, but opened',
  writes,
  async ({ adminPage: page }) => {
    await store.doc('price_sheets/asf').set(priceSheet('ASF', { flat_fee: null, is_shown: false }))
    await page.goto('/admin/price-sheets')
    await page.getByRole('button', { name: 'Show ASF to visitors' }).tap()
    await expect(toastOf(page, '“ASF” cannot be shown yet')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Edit Price sheet' })).toBeVisible()
    expect((await store.doc('price_sheets/asf').get()).get('is_shown')).toBe(false)
  },
)
