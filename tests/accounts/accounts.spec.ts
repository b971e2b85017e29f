// Decisions: 0032, 0061
import { randomUUID } from 'node:crypto'
import type { Browser, Page } from '@playwright/test'
import {
  backend,
  breakFirestore,
  expect,
  expectAccessible,
  expectInTime,
  retryAfter,
  server,
  signIn,
  test,
  toastOf,
  newAdmin,
} from '#tests/support/fixtures/e2e.ts'
import { typePrice, update } from '#tests/support/fixtures/course-form.ts'
import { mails } from '#tests/support/servers/mails.ts'
import { createAdmin } from '../../functions/src/accounts/admins.ts'
import { DEMO_PROJECT, EMULATORS } from '#model/site/firebase-project.ts'

/** The Auth emulator mails nothing; it keeps the links here. */
const MAILED_LINKS = `http://${EMULATORS.host}:${EMULATORS.auth}/emulator/v1/projects/${DEMO_PROJECT}/oobCodes`

test(
  'a colleague is invited in four taps, is known by name, and is out at once when access is withdrawn',
  server,
  async ({ page, browser, allowErrors }) => {
    // What was open is refused; the first password is wrong.
    allowErrors(/400|403|Failed to (fetch|load|do)/)
    const owner = await newAdmin('Rolf Inhaber')
    await page.setViewportSize({ width: 390, height: 844 })
    await signIn(page, owner)
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('link', { name: 'Accounts' }).click()
    await page.getByRole('button', { name: 'Invite a person' }).click()
    const dialog = page.getByRole('dialog', { name: 'Invite a person' })
    const send = dialog.getByRole('button', { name: 'Send the invitation' })
    const email = `${randomUUID()}@example.com`
    await expect(dialog.getByLabel('Name')).toBeFocused()
    await dialog.getByLabel('Name').fill('Katrin Krause')
    await dialog.getByLabel('E-mail').fill(email)
    await dialog.getByLabel('Your password').fill('geraten')
    await send.click()
    await expect(dialog.getByRole('alert')).toContainText('E-mail or password is wrong.')
    await expectAccessible(page)
    await dialog.getByLabel('Your password').fill(owner.password)
    await send.click()
    await expect(
      toastOf(page, 'Invitation sent', `The link that was mailed to ${email}`),
    ).toBeVisible()
    const row = page.getByRole('row').filter({ hasText: email })
    await expect(row).toContainText('Katrin KrauseNot signed in yet')
    const own = page.getByRole('row').filter({ hasText: owner.email })
    await expect(own).toContainText(/Rolf Inhaber\s*You/)
    await expect(own.getByRole('button')).toHaveCount(0)
    await expect(row).not.toContainText('You')

    const [mail] = (await mails()).filter(({ to }) => to.some(({ address }) => address === email))
    const [link = ''] = /http\S+/.exec(mail?.text ?? '') ?? []
    const password = 'selbst-gewaehlt'
    await fetch(`${link}&newPassword=${password}`)
    const other = await (await browser.newContext()).newPage()
    await signIn(other, { email, password })
    await expect(row).not.toContainText('Not signed in yet')
    await typePrice(other, '650€')
    await update(other).click()
    await page.goto('/admin/courses/klasse-b/history')
    await expect(page.getByText('Katrin Krause')).toBeVisible()

    await other.goto('/admin/accounts')
    await other.getByRole('button', { name: 'Change your name' }).click()
    const naming = other.getByRole('dialog', { name: 'Change your name' })
    await expect(naming.getByLabel('Name')).toHaveValue('Katrin Krause')
    await naming.getByLabel('Name').fill('Katrin Winter')
    await naming.getByLabel('Your password').fill(password)
    await naming.getByRole('button', { name: 'Save' }).click()
    await expect(toastOf(other, 'Name changed')).toBeVisible()
    await expect(page.getByText('Katrin Winter')).toBeVisible()

    await page.goto('/admin/accounts')
    await row.getByRole('button', { name: 'Withdraw access from Katrin Winter' }).click()
    const question = page.getByRole('dialog', { name: 'Withdraw access from Katrin Winter' })
    await question.getByLabel('Your password').fill(owner.password)
    await question.getByRole('button', { name: 'Withdraw access' }).click()
    await Promise.all([
      expect(toastOf(page, 'Access withdrawn', 'Katrin Winter')).toBeVisible(),
      expect(toastOf(other, 'Access ended')).toBeVisible(),
    ])
    await expect(row).toHaveCount(0)
    await expect(other.getByRole('heading', { name: 'Admin Login' })).toBeVisible()
  },
)

async function nextSecond() {
  const began = Math.floor(Date.now() / 1000)
  await expect.poll(() => Math.floor(Date.now() / 1000)).toBeGreaterThan(began)
}

test.describe('an account', () => {
  let account: { email: string; password: string }
  test.beforeEach(async ({ page }) => {
    account = await newAdmin()
    await signIn(page, account)
    await page.getByRole('link', { name: 'Accounts' }).click()
  })

  const devices = (page: Page) => page.getByRole('row').filter({ hasText: 'Chrome, Linux' })

  /** The back office on another device. */
  async function openElsewhere(browser: Browser): Promise<Page> {
    const other = await (await browser.newContext()).newPage()
    await other.clock.install()
    await signIn(other, account)
    await expect(other.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
    // Sessions end by the second: one that began in the same second would stay.
    await nextSecond()
    return other
  }

  test(
    'gets another password from somebody who knows the present one, and is signed out elsewhere',
    server,
    async ({ page, browser, allowErrors }) => {
      // The other device is refused at once, and says so until it signs out.
      allowErrors(/400|403|ERR_FAILED|Failed to (fetch|load)/)
      const other = await openElsewhere(browser)
      // It arrives above what is pressed.
      await expect(devices(page)).toHaveCount(2)
      const present = page.getByLabel('Present password')
      const next = page.getByLabel('New password')
      const change = page.getByRole('button', { name: 'Change password' })
      const alert = page.getByRole('main').getByRole('alert')
      await present.fill('geraten')
      await next.fill('kurz')
      await change.click()
      await expect(alert).toContainText('at least 10 characters')
      await next.fill('lang-genug-fuer-alle')
      await change.click()
      await expect(alert).toContainText('E-mail or password is wrong.')
      await expectAccessible(page)

      await page.route('**/endOwnSessions', (route) => route.abort())
      await present.fill(account.password)
      await change.click()
      await expect(alert).toContainText('other devices may stay signed in')
      await page.unroute('**/endOwnSessions')

      // The server counts by the second, and may take until the next one.
      await page.route('**/accounts:update?*', async (route) => {
        await nextSecond()
        await route.continue()
      })
      await present.fill('lang-genug-fuer-alle')
      await next.fill('noch-einmal-anders')
      await change.click()
      await expect(toastOf(page, 'Password changed')).toBeVisible()
      await expect(present).toHaveValue('')
      await expect(other.getByRole('heading', { name: 'Admin Login' })).toBeVisible()
      // This device goes on, and hears what is new.
      await createAdmin(backend, `neu-${account.email}`)
      await expect(page.getByRole('row').filter({ hasText: `neu-${account.email}` })).toBeVisible()
      await page.reload()
      await expect(page.getByRole('row').filter({ hasText: 'You' })).toContainText(account.email)
      await page.getByRole('button', { name: 'Logout' }).click()
      await expect(page.getByRole('heading', { name: 'Admin Login' })).toBeVisible()
      await page.getByLabel('E-mail').fill(account.email)
      await page.getByLabel('Password').fill('noch-einmal-anders')
      await page.getByRole('button', { name: 'Sign in' }).click()
      await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible()
    },
  )

  test(
    'is signed out on another device by whoever knows the password, and there at once',
    server,
    async ({ page, browser, allowErrors }) => {
      // The other device is refused at once, and says so until it signs out.
      allowErrors(/400|403|ERR_FAILED|Failed to (fetch|load|do)|Firestore/)
      const other = await openElsewhere(browser)
      const rows = devices(page)
      await expect(rows).toHaveCount(2)
      await expect(rows.first()).toContainText('This device')
      const signOutOther = page.getByRole('button', { name: /^Sign out Chrome, Linux/ })
      await signOutOther.click()
      const dialog = page.getByRole('dialog', { name: 'Sign out Chrome, Linux?' })
      const password = dialog.getByLabel('Your password')
      const end = dialog.getByRole('button', { name: 'Sign out' })
      await password.fill('geraten')
      await end.click()
      await expect(dialog.getByRole('alert')).toContainText('E-mail or password is wrong.')

      await page.route('**/endOwnSessions', (route) => route.abort())
      await password.fill(account.password)
      await end.click()
      await expect(dialog.getByRole('alert')).toContainText('Something went wrong.')
      await page.unroute('**/endOwnSessions')
      await end.click()
      await Promise.all([
        expect(toastOf(page, 'Device signed out', 'Chrome, Linux')).toBeVisible(),
        expect(toastOf(other, 'Signed out', 'This device was signed out')).toBeVisible(),
      ])
      await expect(signOutOther).toHaveCount(0)
      await expect(other.getByRole('heading', { name: 'Admin Login' })).toBeVisible()
      // This device goes on, in the session that the password has opened.
      await expect(rows).toHaveCount(1)
      // Where the store is not heard, the list is not taken for empty.
      const mend = await breakFirestore(page)
      await page.clock.install()
      await page.reload()
      const failure = page.getByRole('alert').filter({ hasText: 'Failed to load your devices' })
      await expectInTime(page, failure)
      await retryAfter(mend, failure.getByRole('button', { name: 'Try again' }))
      await expect(rows).toContainText('This device')
      await page.getByRole('link', { name: 'Requests', exact: true }).click()
      await expect(page.getByText('No requests yet')).toBeVisible()
    },
  )

  test(
    'keeps its other tabs when it signs in once more',
    server,
    async ({ page, context, allowErrors }) => {
      allowErrors(/400|403|ERR_FAILED|Failed to (fetch|load)/)
      const tab = await context.newPage()
      // What that tab does now and then, it does five times a second: also when the password is
      // another one already, and this one's page has not heard so.
      await tab.addInitScript(() => {
        const repeat = globalThis.setInterval
        globalThis.setInterval = ((work: () => void) => repeat(work, 200)) as typeof repeat
      })
      await page.route('**/accounts:update?*', async (route) => {
        const response = await route.fetch()
        await nextSecond()
        await route.fulfill({ response })
      })
      await tab.goto('/admin/accounts')
      await expect(tab.getByText('This device')).toBeVisible()
      // Sessions are told apart by the second.
      await nextSecond()
      const present = page.getByLabel('Present password')
      const next = page.getByLabel('New password')
      const change = page.getByRole('button', { name: 'Change password' })
      await page.route('**/endOwnSessions', (route) => route.abort())
      await present.fill(account.password)
      await next.fill('lang-genug-fuer-alle')
      await change.click()
      const alert = page.getByRole('main').getByRole('alert')
      await expect(alert).toContainText('other devices may stay signed in')
      await page.unroute('**/endOwnSessions')
      await present.fill('lang-genug-fuer-alle')
      await next.fill('noch-einmal-anders')
      await change.click()
      await expect(toastOf(page, 'Password changed')).toBeVisible()
      for (const each of [page, tab]) {
        await each.reload()
        await expect(each.getByText('This device')).toBeVisible()
      }
    },
  )

  test(
    'is signed out on all devices with one press',
    server,
    async ({ page, browser, allowErrors }) => {
      allowErrors(/400|403|Failed to (fetch|load)/)
      const other = await openElsewhere(browser)
      // Listeners that are opened again are paid for again: with the record that the rules ask for.
      const requests: string[] = []
      other.on('request', (request) => requests.push(request.url()))
      const looks = () => requests.filter((url) => url.includes('accounts:lookup')).length
      for (const look of [1, 2]) {
        await other.clock.runFor(31_000)
        await expect.poll(looks).toBeGreaterThanOrEqual(look)
      }
      expect(requests.filter((url) => /securetoken|Listen.*terminate/.test(url))).toEqual([])
      await page.getByRole('button', { name: 'Sign out everywhere' }).click()
      await expect(toastOf(page, 'Logged out everywhere')).toBeVisible()
      await expect(page.getByRole('heading', { name: 'Admin Login' })).toBeVisible()
      await expect(other.getByRole('heading', { name: 'Admin Login' })).toBeVisible()
    },
  )
})

test('a forgotten password is replaced by way of a mail, which says nothing about strangers', async ({
  page,
  allowErrors,
}) => {
  // The emulator says that there is no such account; a project with protection of addresses does not.
  allowErrors(/400/)
  const account = await newAdmin()
  await page.goto('/admin/login')
  const dialog = page.getByRole('dialog', { name: 'Set a new password' })
  for (const email of [`${randomUUID()}@example.com`, account.email]) {
    await page.getByLabel('E-mail').fill(email)
    await page.getByRole('button', { name: 'Forgot password?' }).click()
    await expect(dialog.getByLabel('E-mail')).toHaveValue(email)
    const order = page.waitForRequest(/accounts:sendOobCode/)
    await dialog.getByRole('button', { name: 'Send the link' }).click()
    // The mail's language; the emulator writes none.
    expect((await order).headers()['x-firebase-locale']).toBe('en')
    await expect(dialog.getByRole('status')).toContainText('a mail with a link is on its way')
    await dialog.getByRole('button', { name: 'Close' }).click()
    await expect(dialog).toHaveCount(0)
  }
  const { oobCodes } = (await (await fetch(MAILED_LINKS)).json()) as {
    oobCodes: { email: string; requestType: string; oobLink: string }[]
  }
  const [link, ...others] = oobCodes.filter(({ email }) => email === account.email)
  expect([link?.requestType, others.length]).toEqual(['PASSWORD_RESET', 0])
  await fetch(`${link?.oobLink ?? ''}&newPassword=ganz-neu-gewaehlt`)
  await signIn(page, { ...account, password: 'ganz-neu-gewaehlt' })
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
})
