// Decisions: 0036
import type { Page } from '@playwright/test'
import { contactInfo } from '#content/contact_info/definition.ts'
import {
  course,
  create,
  fillCourse,
  priceInput,
  storedPrice,
  typePrice,
  update,
} from '#tests/support/fixtures/course-form.ts'
import {
  COMMIT,
  expect,
  expectAccessible,
  expectInTime,
  holdBack,
  refuseWrites,
  retryAfter,
  store,
  test,
  toastOf,
  writes,
} from '#tests/support/fixtures/e2e.ts'
import { png } from '#tests/support/samples/pictures.ts'
import { objectsOf } from '#tests/support/rules/stored-images.ts'
import { sampleDocuments } from '#tools/seed-data/seed.ts'

const contact = store.doc('contact_info/main')
const phone = async () => (await contact.get()).get('phone_primary') as unknown
const phoneInput = (page: Page) => page.getByLabel('Phone')
const save = (page: Page) => page.getByRole('button', { name: 'Save Changes' })
const { title, description } = contactInfo.messages?.en?.saveFailed ?? { title: '' }

test.describe('contact information that is opened without a connection', () => {
  test.beforeEach(async ({ adminPage, allowErrors }) => {
    allowErrors(/ERR_INTERNET_DISCONNECTED|Could not reach|Failed to fetch/)
    // What forms are made of is there already; the record is not.
    await adminPage.goto('/admin/faqs/new')
    await expect(adminPage.getByLabel('Question')).toBeVisible()
    await adminPage.context().setOffline(true)
    await adminPage.getByRole('link', { name: 'Contact Info' }).click()
  })

  test('is not known, and no form with samples can be saved over it', async ({ adminPage }) => {
    const retry = adminPage.getByRole('button', { name: 'Try again' })
    await expect(retry).toBeVisible()
    await expect(adminPage.getByText('This device is offline.')).toBeVisible()
    await expect(save(adminPage)).toHaveCount(0)
    await expectAccessible(adminPage)
    await retryAfter(() => adminPage.context().setOffline(false), retry)
    await expect(phoneInput(adminPage)).toHaveValue(String(await phone()))
  })
})

test.describe('contact information that somebody else writes first', () => {
  test.beforeEach(async ({ adminPage }) => {
    await contact.delete()
    await adminPage.goto('/admin/contact')
    await expect(phoneInput(adminPage)).toHaveValue('+49 365 0000000')
  })

  test(
    'is neither overwritten nor shown over what was typed, until asked for',
    writes,
    async ({ adminPage, allowErrors }) => {
      allowErrors(/Failed to update|Failed to add/)
      await phoneInput(adminPage).fill('0365 222')
      await contact.set(theirs())
      const notice = adminPage.getByText('has been saved elsewhere meanwhile')
      await expect(notice).toBeVisible()
      await expectAccessible(adminPage)
      await save(adminPage).click()
      await expect(toastOf(adminPage, description ?? title)).toContainText(
        'Nothing was overwritten',
      )
      expect(await phone()).toBe('0365 111')
      await expect(phoneInput(adminPage)).toHaveValue('0365 222')
      await adminPage.getByRole('button', { name: 'Discard mine' }).click()
      await expect(phoneInput(adminPage)).toHaveValue('0365 111')
      // It would wait for an answer if what was typed were offered once more.
      await expect(phoneInput(adminPage)).toBeEnabled()
      await expect(notice).toHaveCount(0)
    },
  )
})

function theirs() {
  const sample = sampleDocuments().get(contact.path)
  return { ...sample, phone_primary: '0365 111' }
}

test(
  'a save that was reported as failed does not come back over a newer one',
  writes,
  async ({ adminPage, allowErrors }) => {
    allowErrors(/Failed to update|400|403|409/)
    await adminPage.clock.install()
    await typePrice(adminPage, '1€')
    const release = await holdBack(adminPage, COMMIT)
    const asked = adminPage.waitForRequest((request) => COMMIT.test(request.url()))
    await update(adminPage).click()
    await asked
    await expectInTime(adminPage, adminPage.getByText('There was a problem saving'))

    await course.update({ price: '2€' })
    const again: string[] = []
    adminPage.on('request', (request) => again.push(request.url()))
    const answer = adminPage.waitForResponse((response) => COMMIT.test(response.url()))
    release()
    expect((await answer).ok()).toBe(false)
    // Longer than the SDK waits before it tries again; then the browser has time to ask.
    await adminPage.clock.runFor(10_000)
    await adminPage.evaluate(() => fetch('/robots.txt').then((robots) => robots.text()))
    expect(again.filter((url) => /documents:(batchGet|commit)/.test(url))).toEqual([])
    expect(await storedPrice()).toBe('2€')
    await expect(priceInput(adminPage)).toHaveValue('1€')
  },
)

test(
  'the address of a picture that was cleaned up meanwhile is not saved, and nothing typed is lost',
  writes,
  async ({ adminPage, allowErrors }) => {
    allowErrors(/Failed to add|403|404/)
    await adminPage.goto('/admin/courses/new')
    await fillCourse(adminPage)
    const accept = await refuseWrites(adminPage)
    await create(adminPage).click()
    await expect(adminPage.getByText('There was a problem saving')).toBeVisible()
    await accept()
    // As after a month: the upload belongs to no record.
    const preview = adminPage.getByAltText('Image preview')
    const uploaded = (await objectsOf((await preview.getAttribute('src')) ?? '')).map((object) =>
      object.delete(),
    )
    expect(await Promise.all(uploaded)).toHaveLength(1)
    await create(adminPage).click()
    await expect(
      toastOf(adminPage, 'Upload Error', 'Image: this picture is no longer'),
    ).toBeVisible()
    expect((await store.collection('courses').get()).size).toBe(4)
    await expect(adminPage.getByLabel('Title')).toHaveValue('Anhänger BE')
    await adminPage.getByLabel('Image file').setInputFiles(png)
    await create(adminPage).click()
    await expect(toastOf(adminPage, 'Course created')).toBeVisible()
  },
)
