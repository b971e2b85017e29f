// Decisions: 0036, 0055
import type { Page } from '@playwright/test'
import { sampleValues } from '#content/values/samples.ts'
import { BIN, VERSIONS } from '#model/records/history.ts'
import {
  course,
  priceInput,
  storedPrice,
  typePrice,
  update,
} from '#tests/support/fixtures/course-form.ts'
import {
  alone,
  breakFirestore,
  COMMIT,
  expect,
  expectAccessible,
  expectFits,
  expectInTime,
  expectNoSidewaysScroll,
  holdBack,
  newAdmin,
  refuseWrites,
  signIn,
  store,
  test,
  toastOf,
  writes,
} from '#tests/support/fixtures/e2e.ts'
import { sampleAdmin } from '#tools/seed-data/index.ts'
import { firstPages } from '#tools/site/first-pages.ts'

const erasing = (page: Page) => {
  const dialog = page.getByRole('dialog', { name: 'Erase “In Ihrem Tempo” for good?' })
  return {
    dialog,
    open: page.getByRole('button', { name: 'Erase In Ihrem Tempo for good' }),
    password: dialog.getByLabel('Your password'),
    erase: dialog.getByRole('button', { name: 'Erase for good' }),
    alert: dialog.getByRole('alert'),
  }
}

test.describe('a deleted record', () => {
  test.beforeEach(async ({ adminPage: page }) => {
    page.on('dialog', (dialog) => void dialog.accept())
    await page.goto('/admin/values')
    await page.getByRole('button', { name: 'Delete In Ihrem Tempo' }).press('Enter')
    await Promise.all([
      expect(toastOf(page, 'Value deleted')).toBeVisible(),
      expect(page.getByRole('cell', { name: 'In Ihrem Tempo', exact: true })).toHaveCount(0),
      expect(page.getByRole('heading', { name: 'Values' })).toBeFocused(),
    ])
  })

  test(
    'comes back by Undo with the keyboard alone, and a week later from the bin, as it was',
    writes,
    async ({ adminPage: page }) => {
      const inBin = async () => (await store.collection(BIN).get()).size
      const undo = page.getByRole('button', { name: 'Undo' })
      await undo.focus()
      await page.keyboard.press('Enter')
      await expect(toastOf(page, 'Value restored')).toBeVisible()
      await expect(page.getByRole('cell', { name: 'In Ihrem Tempo', exact: true })).toBeVisible()
      await expect(page.getByRole('heading', { name: 'Values' })).toBeFocused()
      expect(await inBin()).toBe(0)

      await page.getByRole('button', { name: 'Delete In Ihrem Tempo' }).press('Enter')
      await expect.poll(inBin).toBe(1)
      const at = new Date(Date.now() - 7 * 24 * 3_600_000)
      for (const { ref } of (await store.collection(BIN).get()).docs) await ref.update({ at })
      await page.getByRole('link', { name: 'Bin' }).click()
      await expect(page.getByRole('cell', { name: /, Paula Muster$/ })).toBeVisible()
      await expectAccessible(page)
      await expectFits(page)
      await page.getByRole('button', { name: 'Restore In Ihrem Tempo' }).click()
      await expect(page.getByText('The bin is empty.')).toBeVisible()
      const restored = (await store.doc('values/individualitaet').get()).data()
      const sample = sampleValues['individualitaet']
      expect(restored).toMatchObject({ ...sample, title: 'In Ihrem Tempo' })
    },
  )

  test(
    'stays in the bin when it can be neither restored nor erased',
    writes,
    async ({ adminPage: page, allowErrors }) => {
      allowErrors(/Failed to (restore|do|load|fetch)|ERR_|Firestore|status of 400/)
      await page.clock.install()
      await page.goto('/admin/bin')
      const restore = page.getByRole('button', { name: 'Restore In Ihrem Tempo' })
      await expect(restore).toBeVisible()
      await breakFirestore(page)
      await restore.click()
      await expectInTime(page, toastOf(page, 'Error', 'Failed to restore the value.'))
      const { open, password, erase, alert } = erasing(page)
      await open.click()
      await password.fill('geraten')
      await erase.click()
      await expect(alert).toHaveText('E-mail or password is wrong.')
      await password.fill(sampleAdmin.password)
      await page.route('**/eraseDeletedRecord', (route) => route.abort())
      await erase.click()
      await expect(alert).toContainText('It was not erased, or not all of it.')
      await page.route('**/accounts:signInWithPassword*', (route) => route.abort())
      await erase.click()
      await expect(alert).toContainText('The server cannot be reached.')
      expect((await store.collection(BIN).get()).size).toBe(1)
    },
  )

  // Erasing publishes, whatever is held.
  test.afterEach(async ({}, { tags }) => {
    if (tags.includes(alone.tag)) await firstPages(store)
  })

  test(
    'is erased for good with the password, its history and all, by keyboard',
    alone,
    async ({ adminPage: page }) => {
      const versions = store.collectionGroup('versions')
      expect((await versions.get()).size).toBeGreaterThan(0)
      await page.goto('/admin/bin')
      const { dialog, open, password } = erasing(page)
      await open.focus()
      await page.keyboard.press('Enter')
      await expect(password).toBeFocused()
      for (const width of [360, 1280]) {
        await page.setViewportSize({ width, height: 800 })
        await expectNoSidewaysScroll(page)
        await expectAccessible(page)
      }
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
      await expect(open).toBeFocused()
      await page.keyboard.press('Enter')
      await page.keyboard.type(sampleAdmin.password)
      await page.keyboard.press('Enter')
      await expect(toastOf(page, 'Erased for good', '“In Ihrem Tempo” is gone.')).toBeVisible()
      await expect(page.getByText('The bin is empty.')).toBeVisible()
      await expect(page.getByRole('heading', { name: 'Bin' })).toBeFocused()
      expect((await versions.get()).size).toBe(0)
    },
  )
})

test('a bin that cannot be loaded is not said to be empty', async ({
  adminPage: page,
  allowErrors,
}) => {
  allowErrors(/ERR_|Firestore|Could not reach|Failed to (load|fetch)/)
  await page.clock.install()
  await breakFirestore(page)
  await page.goto('/admin/bin')
  await expectInTime(page, page.getByText('The bin could not be loaded.'))
  await expect(page.getByText('The bin is empty.')).toHaveCount(0)
})

test(
  'a version is looked at and restored, its price last, and what was there stays a version',
  writes,
  async ({ adminPage: page }) => {
    await typePrice(page, '649€')
    await page.getByLabel('Description').fill('Ein Versehen.')
    await update(page).click()
    await expect(toastOf(page, 'Course updated')).toBeVisible()
    await expect(page).toHaveURL('/admin/courses')
    await page.getByRole('link', { name: 'Edit Führerschein Klasse B' }).click()
    await page.getByRole('link', { name: 'History' }).click()
    await page
      .getByRole('button', { name: /^What changed/ })
      .first()
      .click()
    await expect(page.locator('ins', { hasText: '649' })).toHaveText('649')
    await expect(page.locator('del', { hasText: '599' })).toHaveText('599')
    await expectAccessible(page)
    await expectFits(page)

    await page.setViewportSize({ width: 390, height: 844 })
    const restore = page.getByRole('button', { name: /^Restore the version/ })
    const dialog = page.getByRole('dialog')
    const confirm = dialog.getByRole('button', { name: 'Restore' })
    await restore.click()
    await expect(dialog.locator('ins').first()).toBeVisible()
    await expect(dialog.locator('del', { hasText: '649' })).toBeVisible()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await dialog.getByRole('checkbox', { name: 'Price' }).uncheck()
    await confirm.click()
    await expect(toastOf(page, 'Version restored')).toBeVisible()
    await expect(dialog).toBeHidden()
    const stored = (await course.get()).data()
    expect(stored).toMatchObject({ price: '649€' })
    expect(stored?.['description']).not.toBe('Ein Versehen.')
    const restored = page.getByRole('listitem').filter({ hasText: /^Restored/ })
    await expect(restored).toHaveCount(1)

    await restore.last().click()
    await confirm.click()
    await expect.poll(storedPrice).toBe('599€')
    await expect(restored).toHaveCount(2)
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.getByRole('link', { name: 'Dashboard' }).click()
    const changes = page.getByRole('region', { name: 'Last changes' })
    await expect(changes.getByRole('listitem').first()).toContainText('Restored')
  },
)

test(
  'a version that does not fit, was overtaken, or cannot be saved, is not restored',
  writes,
  async ({ adminPage: page, allowErrors }) => {
    allowErrors(/Failed to restore|status of 4/)
    const record = (await course.get()).data()
    for (const [rev, values] of [
      [1, { title: '' }],
      [2, { price: '649€' }],
      [3, {}],
    ] as const) {
      const version = { kind: 'edited', author: sampleAdmin.email, at: new Date(2026, 0, rev) }
      await course
        .collection(VERSIONS)
        .doc(`${rev}`)
        .set({ ...version, record: { ...record, ...values, rev } })
    }
    await course.update({ rev: 3 })
    await page.goto('/admin/courses/klasse-b/history')
    const restore = page.getByRole('button', { name: /^Restore the version/ })
    await expect(restore).toHaveCount(2)
    const dialog = page.getByRole('dialog')
    const confirm = dialog.getByRole('button', { name: 'Restore' })
    await restore.last().click()
    await confirm.click()
    await expect(toastOf(page, 'Not restored')).toContainText('Title is required.')
    const release = await holdBack(page, COMMIT)
    const asked = page.waitForRequest((request) => COMMIT.test(request.url()))
    await restore.first().click()
    await confirm.click()
    await asked
    await course.update({ price: '680€' })
    release()
    await expect(toastOf(page, 'Not restored', 'Somebody else has just changed it.')).toBeVisible()
    await page.unroute(COMMIT)

    // What holds a value of another type is as no version: the newest can be restored, too.
    await course.update({ description: 7 })
    await expect(restore).toHaveCount(3)
    await restore.first().click()
    await dialog.getByRole('checkbox', { name: 'Price' }).uncheck()
    await confirm.click()
    await expect(toastOf(page, 'Version restored')).toBeVisible()
    expect((await course.get()).get('description')).toBe(record?.['description'])

    await refuseWrites(page)
    await restore.first().click()
    await confirm.click()
    await expect(toastOf(page, 'Not restored', 'The version could not be restored.')).toBeVisible()
    expect(await storedPrice()).toBe('680€')
  },
)

test.describe('two people in one course', () => {
  test(
    'who change different fields keep both, and hear whose the other is',
    writes,
    async ({ adminPage: page, browser }) => {
      await typePrice(page, '650€')
      const name = 'Katrin Krause'
      const other = await (await browser.newContext()).newPage()
      await signIn(other, await newAdmin(name))
      await other.goto('/admin/courses/klasse-b/edit')
      await other.getByLabel('Title').fill('Klasse B neu')
      await update(other).click()
      await expect(page.getByText(`${name} has just changed this course: Title`)).toBeVisible()
      await update(page).click()
      await expect(
        toastOf(page, 'Both changes are saved', `${name} has changed meanwhile: Title.`),
      ).toBeVisible()
      expect((await course.get()).data()).toMatchObject({ title: 'Klasse B neu', price: '650€' })
      await other.context().close()
    },
  )

  test('who change the same choose, and lose nothing', writes, async ({ adminPage: page }) => {
    await typePrice(page, '650€')
    await course.update({ price: '680€' })
    await expect(
      page.getByText(
        'has just changed this course: Price. When you save, you choose what to keep.',
      ),
    ).toBeVisible()
    await update(page).click()
    const dialog = page.getByRole('dialog', { name: 'Which version should be kept?' })
    await expect(dialog).toContainText('When you opened it: 599€')
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      await expectNoSidewaysScroll(page)
      await expectAccessible(page)
    }
    await dialog.getByRole('button', { name: 'Keep editing' }).click()
    await expect(priceInput(page)).toHaveValue('650€')
    expect(await storedPrice()).toBe('680€')

    await update(page).click()
    await dialog.getByRole('radio', { name: /Theirs/ }).check()
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(toastOf(page, 'Course updated')).toBeVisible()
    expect(await storedPrice()).toBe('680€')
    const [aside] = (await course.collection('versions').where('kind', '==', 'aside').get()).docs
    expect(aside?.get('record')).toMatchObject({ price: '650€' })
  })

  test(
    'of whom one deletes it: the other hears of it',
    writes,
    async ({ adminPage: page, allowErrors }) => {
      allowErrors(/Failed to update course/)
      await typePrice(page, '650€')
      await course.delete()
      await expect(page.getByText('has just deleted this course')).toBeVisible()
      await update(page).click()
      await expect(toastOf(page, 'There was a problem saving the course')).toBeVisible()
      await expect(priceInput(page)).toHaveValue('650€')
    },
  )
})
