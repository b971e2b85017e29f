import { randomUUID } from 'node:crypto'
import { backend, expect, expectAccessible, signIn, test, toastOf } from '#tests/support/e2e.ts'
import { createAdmin, revokeAdmin } from '#tools/admin/accounts.ts'
import { sampleAdmin } from '#tools/seed-data/index.ts'

test('an admin sees who may use the back office, and which account is the own', async ({
  adminPage: page,
}) => {
  const email = `${randomUUID()}@example.com`
  await page.goto('/admin')
  await page.getByRole('link', { name: 'Accounts' }).click()
  const row = (name: string) => page.getByRole('row').filter({ hasText: name })
  await expect(row(sampleAdmin.email)).toContainText('You')
  await expectAccessible(page)
  await createAdmin(backend, email)
  await expect(row(email)).toBeVisible()
  await expect(row(email)).not.toContainText('You')
  await revokeAdmin(backend, email)
  await expect(row(email)).toHaveCount(0)
})

test('an open back office of an account that is revoked closes at once and says so', async ({
  page,
  allowErrors,
}) => {
  allowErrors(/400|Failed to fetch requests/)
  const account = { email: `${randomUUID()}@example.com`, password: 'auf-probe-hier' }
  await createAdmin(backend, account.email, account.password)
  await signIn(page, account)
  await page.getByRole('link', { name: 'Requests', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Requests' })).toBeVisible()
  await revokeAdmin(backend, account.email)
  await expect(toastOf(page, 'Access ended')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Admin Login' })).toBeVisible()
})
