// Decisions: 0003, 0019
import type { Page } from '@playwright/test'
import { en } from '#admin/messages/en.ts'
import { faqs } from '#content/faqs/definition.ts'
import { instructors } from '#content/instructors/definition.ts'
import type { ContentDefinition } from '#model/records/define-content.ts'
import {
  breakFirestore,
  expect,
  expectAccessible,
  store,
  test,
  toastOf,
  expectInTime,
  writes,
} from '#tests/support/fixtures/e2e.ts'
import { png } from '#tests/support/samples/pictures.ts'

interface Story {
  definition: ContentDefinition
  /** Fills the form of a new record, but for its title. */
  fill: (page: Page) => Promise<void>
  /** What the database holds then that is not as in an empty form. */
  written: Record<string, unknown>
  viewed?: true
}

const TITLE = 'Zimtstern'
const uploaded = expect.stringMatching(/cms_images%2F[0-9a-f-]{36}_1x1_w1\.webp\?/) as unknown

// Every type's form: see content-types.contract.test.tsx. These two have all that differs in a browser.
const stories: Story[] = [
  {
    definition: instructors,
    fill: async (page) => {
      await page.getByLabel('Role').fill('Fahrlehrerin')
      await page.getByLabel('Experience').fill('7 Jahre')
      await page.getByLabel('Photo file').setInputFiles(png)
      await expect(page.getByRole('img', { name: 'Photo preview' })).toBeVisible()
      await page.getByLabel('Specialties 2', { exact: true }).fill('Autobahn')
    },
    written: {
      role: 'Fahrlehrerin',
      experience: '7 Jahre',
      image_url: uploaded,
      image_alt: TITLE,
      specialties: ['Autobahn'],
    },
    viewed: true,
  },
  {
    definition: faqs,
    fill: async (page) => {
      await page.getByLabel('Answer').fill('Ja, sehr gern.')
      await page.getByLabel('Position in the list').fill('')
      await page.getByLabel('Shown on the website').uncheck()
    },
    written: { answer: 'Ja, sehr gern.', order_index: 0, is_active: false },
  },
]

for (const { definition, fill, written, viewed } of stories) {
  const { path, collection, title } = definition
  const { one } = definition.labels.en
  const { name: heading } = en.content(definition.labels)
  const titleInput = (page: Page) =>
    page.getByLabel(definition.fields[title]?.label.en ?? 'no title')
  const records = async () =>
    (await store.collection(collection).get()).docs.map((document) => document.data())

  test(`staff manage ${path} from new to gone`, writes, async ({ adminPage: page }) => {
    const before = (await records()).length
    await page.goto(`/admin/${path}`)
    await expect(page.getByRole('link', { name: /^Edit/ }).first()).toBeVisible()
    await page.getByRole('link', { name: 'Add New' }).click()
    await expect(page.getByRole('heading', { name: `Add New ${heading}` })).toBeVisible()
    await fill(page)
    await titleInput(page).fill(TITLE)
    const create = page.getByRole('button', { name: `Create ${heading}` })
    // A picture that arrives enables it, and its colours change while they are looked at.
    await expect(create).toBeEnabled()
    await expectAccessible(page)
    await create.click()
    await expect(
      toastOf(page, `${heading} created`, `The ${one} has been created successfully.`),
    ).toBeVisible()
    await expect(page).toHaveURL(`/admin/${path}`)
    const stored = (await records()).find((record) => record[title] === TITLE)
    expect(stored).toEqual({
      ...definition.initial,
      ...written,
      [title]: TITLE,
      rev: 1,
      created_at: expect.anything() as unknown,
      updated_at: expect.anything() as unknown,
    })

    const search = page.getByRole('searchbox')
    await search.fill('zIMT')
    await expect(page.getByRole('link', { name: /^Edit/ })).toHaveCount(1)
    await search.fill('Segelboot')
    await expect(page.getByText(/^No .* found matching your search\.$/)).toBeVisible()
    await search.fill('zimt')

    await expect(page.getByRole('link', { name: /^View/ })).toHaveCount(viewed ? 1 : 0)
    if (viewed) {
      await page.getByRole('link', { name: /^View/ }).click()
      await expect(page.getByRole('heading', { name: TITLE }).first()).toBeVisible()
      await page.goBack()
    }

    await page.getByRole('link', { name: 'Edit Zimtstern' }).click()
    await expect(page.getByRole('heading', { name: `Edit ${heading}` })).toBeVisible()
    await titleInput(page).fill('Zimtstern zwei')
    await page.getByRole('button', { name: `Update ${heading}` }).click()
    await expect(toastOf(page, `${heading} updated`)).toBeVisible()

    const remove = page.getByRole('button', { name: 'Delete Zimtstern zwei' })
    page.once('dialog', (dialog) => {
      const [question, ...more] = dialog.message().split('\n')
      expect(question).toBe(`Are you sure you want to delete this ${one}?`)
      expect(more.join('')).toBe('“Zimtstern zwei” stays in the bin for 30 days.')
      void dialog.dismiss()
    })
    await remove.click()
    page.once('dialog', (dialog) => void dialog.accept())
    await remove.click()
    await expect(
      toastOf(page, `${heading} deleted`, `The ${one} has been deleted successfully.`),
    ).toBeVisible()
    await expect(remove).toHaveCount(0)
    expect(await records()).toHaveLength(before)
  })
}

test(
  'staff hear when saving or deleting failed, or a record is not there',
  writes,
  async ({ adminPage: page, allowErrors }) => {
    allowErrors(/Failed to (update|delete|fetch)|ERR_|Firestore/)
    await page.clock.install()
    await page.goto('/admin/instructors/nobody/edit')
    await expect(
      toastOf(page, 'Instructor not found', "The instructor you're trying to edit doesn't exist."),
    ).toBeVisible()
    await expect(page).toHaveURL('/admin/instructors')

    const remove = page.getByRole('button', { name: /^Delete/ }).first()
    await expect(remove).toBeVisible()
    const mend = await breakFirestore(page)
    page.once('dialog', (dialog) => void dialog.accept())
    await remove.click()
    await expectInTime(
      page,
      toastOf(page, 'Error', 'Failed to delete the instructor. Please try again.'),
    )
    await mend()

    await page.getByRole('link', { name: /^Edit/ }).first().click()
    const name = page.getByLabel('Name')
    await name.fill('Anders')
    const mendAgain = await breakFirestore(page)
    const update = page.getByRole('button', { name: 'Update Instructor' })
    await update.click()
    await expectInTime(
      page,
      toastOf(page, 'Error', 'There was a problem saving the instructor. Please try again.'),
    )
    await expect(name).toHaveValue('Anders')
    await mendAgain()
    await update.click()
    await expect(
      toastOf(page, 'Instructor updated', 'The instructor has been updated successfully.'),
    ).toBeVisible()
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
