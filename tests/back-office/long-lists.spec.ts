// Decisions: 0036
import { Timestamp } from 'firebase-admin/firestore'
import { faqs } from '#content/faqs/definition.ts'
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  store,
  test,
  writes,
} from '#tests/support/fixtures/e2e.ts'
import { sampleOf } from '#tests/support/samples/samples.ts'

const RECORDS = 200
const question = (number: number) => `Frage ${String(number).padStart(3, '0')}`

test.beforeEach(async () => {
  const collection = store.collection(faqs.collection)
  await store.recursiveDelete(collection)
  const batch = store.batch()
  const now = Timestamp.now()
  for (let number = 0; number < RECORDS; number += 1) {
    batch.create(collection.doc(question(number)), {
      ...sampleOf(faqs),
      ...{ question: question(number), order_index: number, created_at: now, updated_at: now },
    })
  }
  await batch.commit()
})

test('a long list is shown in pages', writes, async ({ adminPage: page }) => {
  await page.goto('/admin/faqs')
  const pages = page.getByRole('navigation', { name: 'Pages of the list' })
  await expect(page.getByText('Page 1 of 8, 200 FAQs')).toBeVisible()
  await expect(page.getByRole('cell', { name: question(24), exact: true })).toBeVisible()
  await expect(page.getByRole('cell', { name: question(25), exact: true })).toHaveCount(0)
  await expectAccessible(page)
  for (const width of [360, 768, 1280]) {
    await page.setViewportSize({ width, height: 740 })
    await expectNoSidewaysScroll(page)
    const rows = () =>
      pages
        .getByRole('button')
        .evaluateAll((all) => new Set(all.map((each) => each.getBoundingClientRect().top)).size)
    await expect.poll(rows).toBe(1)
  }

  await pages.getByRole('button', { name: 'Go to page 8' }).click()
  await expect(page.getByRole('cell', { name: question(199), exact: true })).toBeVisible()
  await page.getByRole('link', { name: `Edit ${question(180)}` }).click()
  await expect(page.getByRole('heading', { name: 'Edit FAQ' })).toBeVisible()
  await page.goBack()
  await expect(page.getByText('Page 8 of 8, 200 FAQs')).toBeVisible()

  // On a slow machine, which shows what is found long after the next letter is typed.
  const processor = await page.context().newCDPSession(page)
  await processor.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await page.getByRole('searchbox').pressSequentially(question(7))
  await expect(page.getByRole('searchbox')).toHaveValue(question(7))
  await processor.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  await expect(page.getByRole('cell', { name: question(7), exact: true })).toBeVisible()
  await expect(pages).toHaveCount(0)
  // The way to the list without a search.
  await page.getByRole('link', { name: 'FAQs', exact: true }).click()
  await expect(page.getByRole('searchbox')).toHaveValue('')
  await expect(page.getByText('Page 1 of 8, 200 FAQs')).toBeVisible()
})

test('a record of a later page is moved to the top of all', writes, async ({ adminPage: page }) => {
  await page.goto('/admin/faqs?page=2')
  await page.getByRole('button', { name: 'Change order' }).click()
  await page.getByRole('button', { name: `Move ${question(49)} to the top` }).click()
  await expect(
    page.getByRole('status').filter({ hasText: `${question(49)}: position 1 of 200.` }),
  ).toBeAttached()
  const first = store.collection(faqs.collection).orderBy('order_index').limit(2)
  await expect
    .poll(async () => (await first.get()).docs.map((each) => each.id))
    .toEqual([question(49), question(0)])
})
