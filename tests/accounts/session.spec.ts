// Decisions: 0061
import { randomUUID } from 'node:crypto'
import type { Page, Route } from '@playwright/test'
import { dateOf } from '#model/records/stored-dates.ts'
import { DAY_MS } from '#model/time/durations.ts'
import { adminRecord, sessionsIn, useSessionsOn } from '#tests/support/rules/store.ts'
import { openEditor } from '#tests/support/fixtures/page-editor.ts'
import {
  accounts,
  expect,
  expectAccessible,
  listedSession,
  signIn,
  test,
  toastOf,
  writes,
  newAdmin,
} from '#tests/support/fixtures/e2e.ts'

const TOKENS = '**/securetoken.googleapis.com/v1/token*'
const heading = (page: Page, name: string) => page.getByRole('heading', { name })

/** Opens the back office of an admin whose token has to be renewed where there is no connection. */
async function openWithoutConnection(page: Page): Promise<void> {
  await page.goto('/admin')
  await expect(heading(page, 'Dashboard')).toBeVisible()
  // The SDK writes the session it has read once more; afterwards nobody else does.
  await page.goto('/uploads/logo.svg')
  await expireToken(page)
  await page.route(TOKENS, (route) => route.abort())
  await page.goto('/admin/courses')
  await expect(heading(page, 'No connection')).toBeVisible()
}

test('without a connection the guard says that access cannot be checked, and tries again', async ({
  adminPage: page,
  allowErrors,
}) => {
  allowErrors(/ERR_FAILED|auth\/network-request-failed/)
  await openWithoutConnection(page)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(heading(page, 'No connection')).toBeVisible()
  await page.unroute(TOKENS)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('table')).toBeVisible()
})

test('after 30 days one has to sign in again', async ({ page }) => {
  const own = await newAdmin()
  await signIn(page, own)
  const on = (await listedSession(own)) * 1000 + 29 * DAY_MS
  await useSessionsOn(new Date(on), own)
  await page.clock.install({ time: on })
  await page.goto('/admin')
  await expect(heading(page, 'Dashboard')).toBeVisible()
  await page.clock.setSystemTime(on + DAY_MS)
  await page.reload()
  await expect(heading(page, 'Admin Login')).toBeVisible()
})

test('whoever does nothing for seven days is signed out, and is told so', async ({ page }) => {
  const own = await newAdmin()
  await signIn(page, own)
  await listedSession(own)
  const begin = Date.now()
  await useSessionsOn(new Date(begin), own)
  await page.clock.install({ time: begin + 6 * DAY_MS })
  await page.goto('/admin')
  await expect(heading(page, 'Dashboard')).toBeVisible()
  // The clock would end what is still asked, the token that is renewed first.
  await expect(page.getByText('Nothing to do.')).toBeVisible()
  await page.clock.setSystemTime(begin + 7 * DAY_MS)
  await page.clock.runFor(61_000)
  await expect(
    toastOf(page, 'Signed out', 'This device was not used for seven days.'),
  ).toBeVisible()
  await expect(heading(page, 'Admin Login')).toBeVisible()
})

test(
  'whoever edits on the page and is let in no more is led to the login, and told why',
  writes,
  async ({ page, allowErrors }) => {
    // The draft is refused at once.
    allowErrors(/The draft could not be loaded/)
    const own = await newAdmin()
    await signIn(page, own)
    await listedSession(own)
    await openEditor(page)
    await (await adminRecord(own)).delete()
    await expect(toastOf(page, 'Access ended', 'This account may not use')).toBeVisible()
    await expect(heading(page, 'Admin Login')).toBeVisible()
  },
)

test(
  'whoever edits on the page and signs out in another tab is told that the session is over',
  writes,
  async ({ page, context }) => {
    await signIn(page, await newAdmin())
    const tab = await context.newPage()
    await openEditor(tab)
    await page.getByRole('button', { name: 'Logout' }).click()
    await expect(toastOf(tab, 'Signed out', 'This session is over.')).toBeVisible()
  },
)

test('working in the back office is noted once a day', async ({ adminPage: page }) => {
  const twoDaysAgo = new Date(Date.now() - 2 * DAY_MS)
  await useSessionsOn(twoDaysAgo)
  const record = await adminRecord()
  const seen = async () => Object.values(await sessionsIn(record)).map((each) => dateOf(each?.seen))
  await page.goto('/admin/accounts')
  await expect(page.getByText('This device')).toBeVisible()
  // That the page is open is no use of it.
  expect(await seen()).toEqual([twoDaysAgo])
  const written: string[] = []
  page.on('request', (request) => {
    const sent = decodeURIComponent(request.postData() ?? '')
    written.push(...(sent.match(/"fieldPath":"sessions[^"]*","setToServerValue"/g) ?? []))
  })
  // Another tab is at work on the session: keys are pressed before the use is noted.
  const release = await page.evaluateHandle(
    () =>
      new Promise<() => void>((held) => {
        void navigator.locks.request('session', () => new Promise<void>((end) => held(end)))
      }),
  )
  await page.keyboard.press('Shift')
  await page.keyboard.press('Shift')
  await release.evaluate((end) => end())
  await expect.poll(async () => (await seen()).every((at) => at && at > twoDaysAgo)).toBe(true)
  await page.keyboard.press('Shift')
  await page.reload()
  await expect(page.getByText('This device')).toBeVisible()
  await page.keyboard.press('Shift')
  // What comes later than a note would.
  await page.getByRole('link', { name: 'Courses' }).click()
  await expect(page.getByRole('link', { name: 'View Führerschein Klasse B' })).toBeVisible()
  expect(written).toHaveLength(1)
})

test('a token that arrives after signing out does not open the back office again', async ({
  adminPage: page,
  allowErrors,
}) => {
  allowErrors(/ERR_FAILED|auth\/network-request-failed|signInWithPassword/)
  await openWithoutConnection(page)
  await page.unroute(TOKENS)
  const held = new Promise<Route>((hold) => void page.route(TOKENS, hold, { times: 1 }))
  await page.getByRole('button', { name: 'Try again' }).click()
  const late = await held

  const otherTab = await page.context().newPage()
  await otherTab.goto('/admin')
  await otherTab.getByRole('button', { name: 'Logout' }).click()
  await expect(heading(page, 'Admin Login')).toBeVisible()

  const answered = page.waitForEvent('requestfinished', (request) => request === late.request())
  await late.continue()
  await answered
  // Another answer of the same server comes after all that this one may set off.
  await page.getByLabel('E-mail').fill('die-naechste@example.com')
  await page.getByLabel('Password').fill('geraten')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('main').getByText('E-mail or password is wrong.')).toBeVisible()
  await expect(heading(page, 'Admin Login')).toBeVisible()
})

test('an account without access closes the back office in other tabs, and gets no further than a clear word', async ({
  adminPage: page,
}) => {
  const account = { email: `${randomUUID()}@example.com`, password: 'geheim1' }
  await accounts.createUser(account)
  await page.goto('/admin/courses')
  await expect(page.getByRole('table')).toBeVisible()
  const otherTab = await page.context().newPage()
  await otherTab.goto('/admin')
  await otherTab.getByRole('button', { name: 'Logout' }).click()
  await expect(heading(otherTab, 'Admin Login')).toBeVisible()
  await signIn(otherTab, account)
  await expect(heading(otherTab, 'No access')).toBeVisible()
  await expect(heading(page, 'No access')).toBeVisible()
  await expect(page.getByRole('main')).toContainText(account.email)
  await expectAccessible(page)
  await otherTab.goto('/admin/courses')
  await expect(heading(otherTab, 'No access')).toBeVisible()
  await otherTab.getByRole('button', { name: 'Sign out' }).click()
  await expect(heading(otherTab, 'Admin Login')).toBeVisible()
})

/** As if the page had been away for an hour: the token that it holds has to be renewed. */
async function expireToken(page: Page): Promise<void> {
  await page.evaluate(() => {
    const isAccount = ([name]: [string, unknown]) => name.startsWith('firebase:authUser:')
    const [key, kept] = Object.entries(localStorage).find(isAccount) ?? []
    if (key === undefined) throw new Error('There is no session on this device.')
    const user = JSON.parse(String(kept)) as { stsTokenManager: { expirationTime: number } }
    user.stsTokenManager.expirationTime = 0
    localStorage.setItem(key, JSON.stringify(user))
  })
}
