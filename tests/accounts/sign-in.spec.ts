// Decisions: 0032
import {
  accounts,
  expect,
  expectAccessible,
  holdBack,
  signIn,
  store,
  test,
  toastOf,
  writes,
  newAdmin,
} from '#tests/support/fixtures/e2e.ts'
import { adminRecord, sessionsIn } from '#tests/support/rules/store.ts'
import { sentRequest } from '#tests/support/samples/contact-requests.ts'
import { sampleAdmin } from '#tools/seed-data/index.ts'

test.describe('signing in', () => {
  test('is busy, then leads back to where the guard stopped the visitor', async ({ page }) => {
    const { email, password } = await newAdmin()
    await page.goto('/admin/courses/new')
    await expect(page.getByRole('heading', { name: 'Admin Login' })).toBeVisible()
    await page.getByLabel('E-mail').fill(email)
    await page.getByLabel('Password').fill(password)
    const answer = await holdBack(page, '**/accounts:signInWithPassword*')
    await page.getByLabel('Password').press('Enter')
    await expect(page.getByRole('button', { name: 'Signing in...' })).toBeDisabled()
    answer()
    await expect(toastOf(page, 'Login successful', `Welcome ${email}`)).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Add New Course' })).toBeVisible()
  })

  test('with a wrong password, or that may not be, says so and keeps what was typed', async ({
    page,
    allowErrors,
  }) => {
    allowErrors(/400/)
    await page.goto('/admin/login')
    await page.getByLabel('E-mail').fill(sampleAdmin.email)
    const password = page.getByLabel('Password')
    await password.fill('wrong')
    await page.getByRole('button', { name: 'Show what is typed' }).click()
    await expect(password).toHaveAttribute('type', 'text')
    await page.getByRole('button', { name: 'Hide what is typed' }).click()
    await expect(password).toHaveAttribute('type', 'password')
    await page.getByRole('button', { name: 'Sign in' }).click()
    await expect(page.getByRole('main').getByRole('alert')).toHaveText(
      'E-mail or password is wrong.',
    )
    await expect(toastOf(page, 'Login failed', 'E-mail or password is wrong.')).toBeVisible()
    await page.emulateMedia({ colorScheme: 'dark' })
    await expectAccessible(page, 'color-contrast')
    await page.emulateMedia({ colorScheme: 'light' })
    await expect(page.getByText(/Firebase|auth\//)).toHaveCount(0)
    await expect(page.getByLabel('E-mail')).toHaveValue(sampleAdmin.email)
    await expect(page.getByRole('button', { name: 'Sign in' })).toBeFocused()
    for (const [message, says] of [
      ['USER_DISABLED', /disabled/],
      ['TOO_MANY_ATTEMPTS_TRY_LATER', /too many attempts/],
    ] as const) {
      const error = { code: 400, message }
      await page.route('**/accounts:signInWithPassword*', (route) =>
        route.fulfill({ status: 400, json: { error } }),
      )
      await page.getByRole('button', { name: 'Sign in' }).click()
      await expect(
        page.getByRole('main').getByRole('alert').filter({ hasText: says }),
      ).toBeVisible()
    }
  })
})

test(
  'who is signed in needs no form; signing out ends the session and closes the back office, the way back too',
  writes,
  async ({ adminPage }) => {
    await store.doc('contact_requests/erste').set(sentRequest('Erste Anfrage'))
    const request = (name: string) => adminPage.getByRole('row').filter({ hasText: name })
    await adminPage.goto('/admin/login')
    await expect(adminPage.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
    const navigation = adminPage.getByRole('navigation', { name: 'Back office' })
    await navigation.getByRole('link', { name: /^Requests/ }).click()
    await expect(request('Erste Anfrage')).toBeVisible()
    await adminPage.getByRole('button', { name: 'Logout' }).click()
    await expect(
      toastOf(adminPage, 'Logged out', 'You have been logged out successfully.'),
    ).toBeVisible()
    await expect(adminPage.getByRole('heading', { name: 'Admin Login' })).toBeVisible()
    // For whoever has copied its token, too.
    const record = await adminRecord()
    await expect.poll(async () => Object.values(await sessionsIn(record))).toEqual([null])
    await adminPage.goBack()
    await expect(adminPage).toHaveURL(/admin/)
    await expect(adminPage.getByRole('heading', { name: 'Admin Login' })).toBeVisible()
    await expect(adminPage.getByRole('table')).toHaveCount(0)

    // In the same document, as somebody who stays at the screen does: the requests are live again.
    await adminPage.getByLabel('E-mail').fill(sampleAdmin.email)
    await adminPage.getByLabel('Password').fill(sampleAdmin.password)
    await adminPage.getByRole('button', { name: 'Sign in' }).click()
    await navigation.getByRole('link', { name: /^Requests/ }).click()
    await expect(request('Erste Anfrage')).toBeVisible()
    await store.doc('contact_requests/zweite').set(sentRequest('Zweite Anfrage'))
    await expect(request('Zweite Anfrage')).toBeVisible()
    await navigation.getByRole('link', { name: 'Courses', exact: true }).click()
    await expect(adminPage.getByRole('table')).toContainText('Führerschein Klasse B')
    await adminPage.getByRole('button', { name: 'Logout' }).click()
    await expect(adminPage.getByRole('heading', { name: 'Admin Login' })).toBeVisible()
    await adminPage.reload()
    await expect(adminPage.getByRole('heading', { name: 'Admin Login' })).toBeVisible()
  },
)

test('an open back office of an account that is disabled in the console closes within a minute', async ({
  page,
  allowErrors,
}) => {
  allowErrors(/400|Failed to fetch/)
  const account = await newAdmin()
  await page.clock.install()
  await signIn(page, account)
  await page.getByRole('link', { name: 'Requests', exact: true }).click()
  await expect(page.getByText('No requests yet')).toBeVisible()
  const { uid } = await accounts.getUserByEmail(account.email)
  await accounts.updateUser(uid, { disabled: true })
  await page.clock.fastForward(31_000)
  await expect(page.getByRole('heading', { name: 'Admin Login' })).toBeVisible()
  await page.goto('/admin/requests')
  await expect(page.getByRole('heading', { name: 'Admin Login' })).toBeVisible()
})

test('the guard says what it waits for', async ({ adminPage }) => {
  await adminPage.route('**/accounts:lookup*', () => {})
  await adminPage.goto('/admin/courses')
  await expect(adminPage.getByText('Checking authentication...')).toBeVisible()
})
