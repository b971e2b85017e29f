// Decisions: 0053
import type { Page } from '@playwright/test'
import {
  create,
  EDIT,
  fillCourse,
  priceInput,
  storedPrice,
  typePrice,
  update,
} from '#tests/support/fixtures/course-form.ts'
import {
  backend,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  signIn,
  expectTargets,
  store,
  test,
  toastOf,
  writes,
  newAdmin,
} from '#tests/support/fixtures/e2e.ts'
import { createAdmin, revokeAdmin } from '../../functions/src/accounts/admins.ts'
import { sampleAdmin } from '#tools/seed-data/index.ts'

const DAY_MS = 24 * 3_600_000
const offer = (page: Page) =>
  page.getByRole('status').filter({ hasText: /You have unsaved input from .*\d\d:\d\d/ })
const goOn = (page: Page) => page.getByRole('button', { name: 'Continue' })
const discard = (page: Page) => page.getByRole('button', { name: 'Discard' })

/** A new tab in the place of one that is gone without a word. */
async function killTab(page: Page): Promise<Page> {
  const next = await page.context().newPage()
  await page.close()
  return next
}

/** Types a price, until the device keeps it. */
async function keepPrice(page: Page, price: string, address = EDIT): Promise<void> {
  await typePrice(page, price, address)
  await expect
    .poll(async () => Object.values(await keptDrafts(page)))
    .toContainEqual(expect.objectContaining({ price }))
}

/** At the sign-in page, which leads back to the form that was open. */
async function signInHere(
  page: Page,
  { email, password }: { email: string; password: string } = sampleAdmin,
): Promise<void> {
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('heading', { name: 'Edit Course' })).toBeVisible()
}

/** The form may be filled in, and offers nothing. */
async function expectNoOffer(page: Page, address = EDIT): Promise<void> {
  await page.goto(address)
  await expect(priceInput(page)).toBeEnabled()
  await expect(offer(page)).toHaveCount(0)
}

test(
  'a new course with its picture is there again after its tab was killed',
  writes,
  async ({ adminPage }) => {
    await adminPage.goto('/admin/courses/new')
    await fillCourse(adminPage)
    await expect
      .poll(async () => (await keptDrafts(adminPage))['new']?.['image'])
      .toMatch(/^http.*cms_images/)

    const page = await killTab(adminPage)
    await page.goto('/admin/courses/new')
    await expect(offer(page)).toBeVisible()
    await expectAccessible(page)
    await goOn(page).click()
    await expect(page.getByLabel('Title')).toHaveValue('Anhänger BE')
    await expect(page.getByLabel('Features 3', { exact: true })).toHaveValue('Rangieren')
    await expect(page.getByAltText('Image preview')).toBeVisible()
    await create(page).click()
    await expect(toastOf(page, 'Course created')).toBeVisible()
    const [created] = (await store.collection('courses').where('title', '==', 'Anhänger BE').get())
      .docs
    expect(created?.get('features')).toEqual(['5 Fahrstunden', 'Rangieren'])
    expect(created?.get('image')).toMatch(/^http/)
    await expect.poll(() => keptDrafts(page)).toEqual({})
    await expectNoOffer(page, '/admin/courses/new')
  },
)

test('each record has a draft of its own for a week, which the dashboard leads to and its form waits with', async ({
  adminPage: page,
}) => {
  page.on('dialog', (dialog) => void dialog.accept())
  await keepPrice(page, '1€', '/admin/courses/klasse-a/edit')
  await keepPrice(page, '2€')
  await page.goto('/admin')
  const unfinished = page.getByRole('region', { name: 'Unfinished input' })
  await expect(unfinished.getByRole('listitem')).toHaveCount(2)
  await expectAccessible(page)
  await unfinished.getByRole('link', { name: 'Führerschein Klasse A (Course)' }).click()
  await expect(offer(page)).toBeVisible()
  await expect(priceInput(page)).toHaveValue('649€')
  await expect(priceInput(page)).toBeDisabled()
  await expect(update(page)).toBeDisabled()
  await page.setViewportSize({ width: 360, height: 740 })
  await expectNoSidewaysScroll(page)
  await expectTargets(page, 44)
  await discard(page).click()
  await expect(offer(page)).toHaveCount(0)
  await expect(priceInput(page)).toBeEnabled()
  await expect(priceInput(page)).toHaveValue('649€')
  await expect
    .poll(() => keptDrafts(page))
    .toEqual({ 'klasse-b': expect.objectContaining({ price: '2€' }) as unknown })

  // After a week the back office deletes what is left.
  await page.evaluate(ageDrafts, 8 * DAY_MS)
  const later = await killTab(page)
  await later.goto('/admin')
  await expect.poll(() => keptDrafts(later)).toEqual({})
  await expectNoOffer(later)
})

test('leaving a form keeps what was typed, and says so, until it is typed back', async ({
  adminPage: page,
}) => {
  await keepPrice(page, '1€')
  await page.getByRole('link', { name: 'Cancel' }).click()
  const dialog = page.getByRole('dialog', { name: 'Leave without saving?' })
  await expect(dialog).toContainText('stays on this device for 7 days')
  await dialog.getByRole('button', { name: 'Leave' }).click()
  await page.getByRole('link', { name: 'Edit Führerschein Klasse B' }).click()
  await goOn(page).click()
  await expect(priceInput(page)).toHaveValue('1€')
  await priceInput(page).fill('599€')
  await expect.poll(() => keptDrafts(page)).toEqual({})
})

test.describe('signing out', () => {
  const question = (page: Page) =>
    page.getByRole('dialog', { name: 'Unsaved input will be deleted' })

  test('asks first, on all devices as well, and deletes what was typed only when told to', async ({
    adminPage: page,
  }) => {
    await keepPrice(page, '1€')
    await page.getByRole('button', { name: 'Logout' }).click()
    await expect(question(page)).toBeVisible()
    await expectAccessible(page)
    await question(page).getByRole('button', { name: 'Keep editing' }).click()
    await expect(question(page)).toHaveCount(0)
    await expect(priceInput(page)).toHaveValue('1€')
    page.on('dialog', (dialog) => void dialog.accept())
    await page.goto('/admin/accounts')
    // By the key: the tables that arrive above it move it.
    await page.getByRole('button', { name: 'Sign out everywhere' }).press('Enter')
    await question(page).getByRole('button', { name: 'Keep editing' }).click()
    await page.goto(EDIT)
    await expect(offer(page)).toBeVisible()
    await page.getByRole('button', { name: 'Logout' }).click()
    await question(page).getByRole('button', { name: 'Sign out and delete' }).click()
    await expect(page.getByRole('heading', { name: 'Admin Login' })).toBeVisible()
    await expect.poll(() => keptDrafts(page)).toEqual({})
    await signInHere(page)
    await expectNoOffer(page)
  })
})

test('a session that ends by itself deletes nothing, and another account sees nothing of it', async ({
  page,
  allowErrors,
}) => {
  allowErrors(/status of 40[03]|insufficient permissions|Failed to fetch/)
  const own = await newAdmin()
  await signIn(page, own)
  await keepPrice(page, '1€')
  await revokeAdmin(backend, own.email)
  await expect(page.getByRole('heading', { name: 'Admin Login' })).toBeVisible()

  await signInHere(page)
  await expectNoOffer(page)
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page.getByRole('heading', { name: 'Admin Login' })).toBeVisible()

  await createAdmin(backend, own.email, own.password)
  await signInHere(page, own)
  await goOn(page).click()
  await expect(priceInput(page)).toHaveValue('1€')
})

test(
  'without storage on the device the form works, and promises nothing',
  writes,
  async ({ adminPage: page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('Not allowed here.', 'SecurityError')
        },
      })
    })
    await page.goto(EDIT)
    // The session is not kept either.
    await signInHere(page)
    await priceInput(page).fill('1€')
    await page.getByRole('link', { name: 'Cancel' }).click()
    const dialog = page.getByRole('dialog', { name: 'Leave without saving?' })
    await expect(dialog).toContainText('Your changes have not been saved.')
    await expect(dialog).not.toContainText('device')
    await dialog.getByRole('button', { name: 'Keep editing' }).click()
    await update(page).click()
    await expect(toastOf(page, 'Course updated')).toBeVisible()
    expect(await storedPrice()).toBe('1€')
  },
)

/** The values of the drafts on this device by the record's id. */
function keptDrafts(page: Page): Promise<Record<string, Record<string, unknown>>> {
  return page.evaluate(() => {
    const kept = Object.entries(localStorage).filter(([key]) => key.startsWith('form-draft:'))
    const drafts = kept.map(
      ([, text]) =>
        JSON.parse(text as string) as { record: string; values: Record<string, unknown> },
    )
    return Object.fromEntries(drafts.map(({ record, values }) => [record, values]))
  })
}

/** In the page: as if the drafts on this device had been typed so much earlier. */
function ageDrafts(ms: number): void {
  const kept = Object.entries(localStorage).filter(([key]) => key.startsWith('form-draft:'))
  for (const [key, text] of kept) {
    const draft = JSON.parse(text as string) as { at: number }
    localStorage.setItem(key, JSON.stringify({ ...draft, at: draft.at - ms }))
  }
}
