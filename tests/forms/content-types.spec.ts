// Decisions: 0003, 0019
import type { Page } from '@playwright/test'
import { en } from '#admin/messages/en.ts'
import { faqs } from '#content/faqs/definition.ts'
import { instructors } from '#content/instructors/definition.ts'
import type { ContentDefinition } from '#model/records/define-content.ts'
import {
  breakFirestore,
  COMMIT,
  expect,
  expectAccessible,
  holdBack,
  store,
  test,
  toastOf,
  expectInTime,
  writes,
} from '#tests/support/fixtures/e2e.ts'
import { png } from '#tests/support/samples/pictures.ts'

const TITLE = 'Zimtstern'
const uploaded = expect.stringMatching(/cms_images%2F[0-9a-f-]{36}_1x1_w1\.webp\?/) as unknown
const records = async ({ collection }: ContentDefinition) =>
  (await store.collection(collection).get()).docs.map((document) => document.data())

/**
 * Creates what the form holds.
 *
 * @param written what the database holds then that is not as in an empty form
 */
async function createOne(page: Page, definition: ContentDefinition, written: object) {
  const { one } = definition.labels.en
  const { name } = en.content(definition.labels)
  // However often it is pressed.
  await page.getByRole('button', { name: `Create ${name}` }).dblclick()
  await expect(
    toastOf(page, `${name} created`, `The ${one} has been created successfully.`),
  ).toBeVisible()
  await expect(page).toHaveURL(`/admin/${definition.path}`)
  const stored = (await records(definition)).filter((each) => each[definition.title] === TITLE)
  expect(stored).toEqual([
    {
      ...definition.initial,
      ...written,
      [definition.title]: TITLE,
      rev: 1,
      created_at: expect.anything() as unknown,
      updated_at: expect.anything() as unknown,
    },
  ])
}

// Every type's form: see content-types.contract.test.tsx. These two have all that differs in a browser.
test('staff manage instructors from new to gone', writes, async ({ adminPage: page }) => {
  await page.goto('/admin/instructors')
  const cards = page.getByRole('main').getByRole('list')
  const columns = () =>
    cards.evaluate((element) => getComputedStyle(element).gridTemplateColumns.split(' ').length)
  await expect(page.getByRole('link', { name: /^Edit/ })).toHaveCount(5)
  expect(await columns()).toBe(4)
  await page.getByRole('link', { name: 'Add New' }).click()
  await expect(page.getByRole('heading', { name: 'Add New Instructor' })).toBeVisible()
  await page.getByLabel('Role').fill('Fahrlehrerin')
  await page.getByLabel('Experience').fill('7 Jahre')
  await page.getByLabel('Photo file').setInputFiles(png)
  await expect(page.getByRole('img', { name: 'Photo preview' })).toBeVisible()
  await page.getByLabel('Specialties 2', { exact: true }).fill('Autobahn')
  await page.getByLabel('Name').fill(TITLE)
  // A picture that arrives enables it, and its colours change while they are looked at.
  await expect(page.getByRole('button', { name: 'Create Instructor' })).toBeEnabled()
  await expectAccessible(page)
  await createOne(page, instructors, {
    role: 'Fahrlehrerin',
    experience: '7 Jahre',
    image_url: uploaded,
    image_alt: TITLE,
    specialties: ['Autobahn'],
  })

  await page.getByRole('searchbox').fill('zIMT')
  await expect(page.getByRole('link', { name: /^Edit/ })).toHaveCount(1)
  expect(await columns()).toBe(1)
  await page.getByRole('link', { name: /^View/ }).click()
  await expect(page.getByRole('heading', { name: TITLE }).first()).toBeVisible()
  await page.goBack()

  await page.getByRole('link', { name: 'Edit Zimtstern' }).click()
  await expect(page.getByRole('heading', { name: 'Edit Instructor' })).toBeVisible()
  await page.getByLabel('Name').fill('Zimtstern zwei')
  await page.getByRole('button', { name: 'Update Instructor' }).click()
  await expect(toastOf(page, 'Instructor updated')).toBeVisible()

  const remove = page.getByRole('button', { name: 'Delete Zimtstern zwei' })
  page.once('dialog', (dialog) => {
    const [question, ...more] = dialog.message().split('\n')
    expect(question).toBe('Are you sure you want to delete this instructor?')
    expect(more.join('')).toBe('“Zimtstern zwei” stays in the bin for 30 days.')
    void dialog.dismiss()
  })
  await remove.click()
  page.once('dialog', (dialog) => void dialog.accept())
  // Nothing can be done with it while it is being deleted.
  const answer = await holdBack(page, COMMIT)
  await remove.click()
  await expect(remove).toBeDisabled()
  const edit = page.getByRole('link', { name: 'Edit Zimtstern zwei' })
  await expect(edit).toHaveAttribute('aria-disabled', 'true')
  answer()
  await expect(
    toastOf(page, 'Instructor deleted', 'The instructor has been deleted successfully.'),
  ).toBeVisible()
  await expect(remove).toHaveCount(0)
  expect(await records(instructors)).toHaveLength(5)
})

test(
  'staff add a hidden question: its preview says so, and it has no page to view',
  writes,
  async ({ adminPage: page }) => {
    await page.goto('/admin/faqs/new')
    await page.getByLabel('Question').fill(TITLE)
    await page.getByLabel('Answer').fill('Ja, sehr gern.')
    await page.getByLabel('Position in the list').fill('')
    const preview = page.getByRole('region', { name: 'Preview' })
    await expect(preview).toContainText('What visitors see once it is saved')
    await page.getByLabel('Shown on the website').uncheck()
    await expect(preview).toContainText('Hidden: visitors do not see it')
    await createOne(page, faqs, { answer: 'Ja, sehr gern.', order_index: 0, is_active: false })
    await expect(page.getByRole('link', { name: 'Edit Zimtstern' })).toBeVisible()
    await expect(page.getByRole('link', { name: /^View/ })).toHaveCount(0)
  },
)

test(
  'staff hear when deleting failed, or a record is not there',
  writes,
  async ({ adminPage: page, allowErrors }) => {
    allowErrors(/Failed to (delete|fetch)|ERR_|Firestore/)
    await page.clock.install()
    await page.goto('/admin/instructors/nobody/edit')
    await expect(
      toastOf(page, 'Instructor not found', "The instructor you're trying to edit doesn't exist."),
    ).toBeVisible()
    await expect(page).toHaveURL('/admin/instructors')

    const remove = page.getByRole('button', { name: /^Delete/ }).first()
    await expect(remove).toBeVisible()
    await breakFirestore(page)
    page.once('dialog', (dialog) => void dialog.accept())
    await remove.click()
    await expectInTime(
      page,
      toastOf(page, 'Error', 'Failed to delete the instructor. Please try again.'),
    )
  },
)

test(
  'a logo at another site’s address is refused with the reason, one of this site taken',
  writes,
  async ({ adminPage }) => {
    await adminPage.goto('/admin/partners/new')
    const address = adminPage.getByLabel('Alternative logo URL')
    await address.fill('https://partner.example/logo.png')
    await expect(adminPage.getByText('does not show pictures from other addresses')).toBeVisible()
    await adminPage.getByLabel('Name').fill('Reifen Elster')
    await adminPage.getByLabel('Description').fill('Gute Nachbarn.')
    await adminPage.getByRole('button', { name: 'Create Partner' }).click()
    await expect(adminPage.getByText('its content security policy blocks them')).toBeVisible()
    await expectAccessible(adminPage)
    const { origin } = new URL(adminPage.url())
    await address.fill(`${origin}/uploads/partner-1.webp`)
    await expect(address).toHaveValue('/uploads/partner-1.webp')
    await expect(adminPage.getByAltText('Logo preview')).toBeVisible()
    await expect(adminPage.getByText('its content security policy blocks them')).toHaveCount(0)
    await adminPage.getByRole('button', { name: 'Create Partner' }).click()
    await expect(toastOf(adminPage, 'Partner created')).toBeVisible()
    const { docs } = await store.collection('partners').where('name', '==', 'Reifen Elster').get()
    expect(docs.map((each) => each.get('logo') as unknown)).toEqual(['/uploads/partner-1.webp'])
  },
)
