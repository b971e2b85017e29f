// Decisions: 0003
import {
  breakFirestore,
  expect,
  test,
  toastOf,
  expectInTime,
  PATIENCE_MS,
} from '#tests/support/fixtures/e2e.ts'

test('a browser that takes a network for none says what it has to say in toasts', async ({
  adminPage: page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'onLine', { get: () => false })
  })
  await page.goto('/admin/partners/new')
  await page.getByLabel('Name').fill('Nur ein Name')
  await page.getByLabel('Name').press('Enter')
  await expect(toastOf(page, 'Error', 'Please fill in all required fields')).toBeVisible()
})

test('the dashboard says once when it cannot be loaded', async ({
  adminPage: page,
  allowErrors,
}) => {
  allowErrors(/Failed to fetch|ERR_|Firestore/)
  await breakFirestore(page)
  await page.clock.install()
  await page.goto('/admin')
  const word = toastOf(page, 'Error loading dashboard data', 'Please try refreshing the page.')
  await expectInTime(page, word)
  // Nor when each of its figures has failed. Under the pointer it stays meanwhile.
  await word.hover()
  await page.clock.fastForward(PATIENCE_MS)
  await expect(word).toHaveCount(1)
})

test('an address that leads nowhere says so, and leads back', async ({ adminPage: page }) => {
  await page.goto('/admin/courses/klasse-b/gibt/es/nicht')
  await expect(page.getByRole('heading', { name: '404' })).toBeVisible()
  await expect(page.getByText('Oops! Page not found')).toBeVisible()
  await expect(page.getByRole('link', { name: 'To the site' })).toHaveAttribute('href', '/')
  await page.getByRole('link', { name: 'Back to the dashboard' }).click()
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
})
