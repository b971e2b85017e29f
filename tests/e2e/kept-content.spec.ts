import { breakFirestore, expect, store, test, writes } from '#tests/support/e2e.ts'
import { changePrice, kept } from '#tests/support/kept-content.ts'

test(
  'the next visit begins with what the last one saw, before the store answers',
  writes,
  async ({ page, allowErrors }) => {
    allowErrors(/ERR_FAILED/)
    await changePrice('589€')
    await page.goto('/')
    await kept(page, 'courses', '589€')
    await breakFirestore(page)
    await page.goto('/agb')
    await page.goto('/')
    await expect(page.getByRole('region', { name: 'Unsere Kurse' })).toContainText('589€')
  },
)

test(
  'what the last visit saw is kept by a page that was left before it had a quiet moment',
  writes,
  async ({ page, allowErrors }) => {
    allowErrors(/ERR_FAILED/)
    await page.addInitScript(() => {
      // A busy page: its idle moments come as late as they may.
      window.requestIdleCallback = (callback, { timeout = 0 } = {}) =>
        window.setTimeout(callback, timeout)
    })
    await changePrice('589€')
    const courses = page.getByRole('region', { name: 'Unsere Kurse' })
    await page.goto('/')
    await expect(courses).toContainText('589€')
    await breakFirestore(page)
    await page.reload()
    await expect(courses).toContainText('589€')
  },
)

test('what was deleted by the last visit stays away', writes, async ({ page, allowErrors }) => {
  allowErrors(/ERR_FAILED/)
  const faqs = await store.collection('faqs').get()
  await Promise.all(faqs.docs.map(({ ref }) => ref.delete()))
  await page.goto('/')
  const nothing = page.getByText('Noch keine FAQs verfügbar.')
  await expect(nothing).toBeVisible()
  await kept(page, 'faqs', '"records":[]')
  await breakFirestore(page)
  await page.reload()
  await expect(nothing).toBeVisible()
})

test('what has changed since the last visit replaces it', writes, async ({ page }) => {
  await changePrice('589€')
  await page.goto('/')
  await kept(page, 'courses', '589€')
  await page.goto('about:blank')
  await changePrice('579€')
  await page.goto('/')
  await expect(page.getByRole('region', { name: 'Unsere Kurse' })).toContainText('579€')
  await kept(page, 'courses', '579€')
})

test('the back office keeps nothing on the device', async ({ adminPage }) => {
  for (const path of ['/admin/courses', '/admin/faqs']) {
    await adminPage.goto(path)
    await expect(adminPage.getByRole('main')).toContainText(/Klasse B|Raten/)
  }
  const keys = await adminPage.evaluate(() => Object.keys(localStorage))
  expect(keys.filter((key) => key.startsWith('content-'))).toEqual([])
  const databases = await adminPage.evaluate(() => indexedDB.databases())
  expect(databases.filter(({ name }) => name?.startsWith('firestore'))).toEqual([])
})
