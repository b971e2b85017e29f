import type { Page } from '@playwright/test'
import {
  breakFirestore,
  expect,
  expectAccessible,
  store,
  test,
  toastOf,
  expectInTime,
  writes,
} from '#tests/support/e2e.ts'
import { png } from '#tests/support/pictures.ts'

interface Story {
  path: string
  collection: string
  one: string
  heading: string
  /** Fills the form of a new record named `name`. */
  fill: (page: Page, name: string) => Promise<void>
  /** What the database holds then, beside the timestamps. */
  stored: (name: string) => Record<string, unknown>
  /** The field that names the record. */
  title: string
  viewed: boolean
  saveFailed: string
  deleteFailed: string
  /** Absent: back to the list without a word. */
  notFound?: [title: string, description: string]
}

const uploaded = expect.stringMatching(/cms_images%2F[0-9a-f-]{36}_1x1_w1\.webp\?/) as unknown
const missing = (one: string): [string, string] => [
  `${one.charAt(0).toUpperCase()}${one.slice(1)} not found`,
  `The ${one} you're trying to edit doesn't exist.`,
]

const stories: Story[] = [
  {
    path: 'instructors',
    collection: 'instructors',
    one: 'instructor',
    heading: 'Instructor',
    title: 'Name',
    fill: async (page, name) => {
      await page.getByLabel('Name').fill(name)
      await page.getByLabel('Role').fill('Fahrlehrerin')
      await page.getByLabel('Experience').fill('7 Jahre')
      await page.getByLabel('Photo file').setInputFiles(png)
      await page.getByLabel('Specialties 2', { exact: true }).fill('Autobahn')
    },
    stored: (name) => ({
      name,
      role: 'Fahrlehrerin',
      experience: '7 Jahre',
      image_url: uploaded,
      image_alt: name,
      image_position_x: 50,
      image_position_y: 50,
      specialties: ['Autobahn'],
    }),
    viewed: true,
    saveFailed: 'There was a problem saving the instructor. Please try again.',
    deleteFailed: 'Failed to delete the instructor. Please try again.',
    notFound: missing('instructor'),
  },
  {
    path: 'values',
    collection: 'values',
    one: 'value',
    heading: 'Value',
    title: 'Title',
    fill: async (page, name) => {
      await page.getByLabel('Title').fill(name)
      await page.getByLabel('Description').fill('Wir nehmen uns Zeit.')
      await page.getByRole('radio', { name: 'Book' }).check()
    },
    stored: (title) => ({ title, description: 'Wir nehmen uns Zeit.', icon: 'BookOpen' }),
    viewed: true,
    saveFailed: 'There was a problem saving the value. Please try again.',
    deleteFailed: 'Failed to delete the value. Please try again.',
    notFound: missing('value'),
  },
  {
    path: 'testimonials',
    collection: 'testimonials',
    one: 'testimonial',
    heading: 'Testimonial',
    title: 'Name',
    fill: async (page, name) => {
      await page.getByLabel('Name').fill(name)
      await page.getByLabel('Content').fill('Sehr geduldig und immer freundlich.')
      await page.locator('label').filter({ hasText: '4 stars' }).click()
    },
    stored: (name) => ({
      name,
      role: '',
      quote: 'Sehr geduldig und immer freundlich.',
      rating: 4,
      image_url: null,
      image_alt: name,
      image_position_x: 50,
      image_position_y: 50,
    }),
    viewed: false,
    saveFailed: 'Failed to save testimonial',
    deleteFailed: 'Failed to delete the testimonial. Please try again.',
    notFound: missing('testimonial'),
  },
  {
    path: 'why-choose-us',
    collection: 'why_choose_us',
    one: 'item',
    heading: 'Item',
    title: 'Title',
    fill: async (page, name) => {
      await page.getByLabel('Title').fill(name)
      await page.getByLabel('Description').fill('Modern und sicher.')
      await page.getByRole('combobox', { name: 'Icon' }).click()
      await page.getByRole('option', { name: 'Zap' }).click()
      await expect(page.locator('[role=listbox]')).toHaveCount(0)
    },
    stored: (title) => ({ title, description: 'Modern und sicher.', icon: 'Zap', delay: 200 }),
    viewed: false,
    saveFailed: 'Failed to save item',
    deleteFailed: 'Failed to delete the item.',
  },
  {
    path: 'partners',
    collection: 'partners',
    one: 'partner',
    heading: 'Partner',
    title: 'Name',
    fill: async (page, name) => {
      await page.getByLabel('Name').fill(name)
      await page.getByLabel('Description').fill('Gute Nachbarn.')
      await page.getByLabel('Alternative logo URL').fill('/uploads/partner-1.webp')
      await expect(page.getByAltText('Logo preview')).toBeVisible()
    },
    stored: (name) => ({ name, description: 'Gute Nachbarn.', logo: '/uploads/partner-1.webp' }),
    viewed: false,
    saveFailed: 'Failed to save partner',
    deleteFailed: 'Failed to delete the partner.',
  },
  {
    path: 'faqs',
    collection: 'faqs',
    one: 'FAQ',
    heading: 'FAQ',
    title: 'Question',
    fill: async (page, name) => {
      await page.getByLabel('Question').fill(name)
      await page.getByLabel('Answer').fill('Ja, sehr gern.')
      await page.getByLabel('Position in the list').fill('')
      await page.getByLabel('Shown on the website').uncheck()
    },
    stored: (question) => ({
      question,
      answer: 'Ja, sehr gern.',
      order_index: 0,
      is_active: false,
    }),
    viewed: false,
    saveFailed: 'Failed to save FAQ. Please try again.',
    deleteFailed: 'Failed to delete the FAQ. Please try again.',
    notFound: missing('FAQ'),
  },
]

const OFFLINE = /Failed to (add|update|delete|fetch)|ERR_|Firestore/

for (const story of stories) {
  const { path, heading, one } = story
  const records = async () =>
    (await store.collection(story.collection).get()).docs.map((document) => document.data())

  test.describe(`staff manage ${path}`, () => {
    test('from new to gone', writes, async ({ adminPage: page }) => {
      const before = (await records()).length
      await page.goto(`/admin/${path}`)
      await expect(page.getByRole('link', { name: /^Edit/ }).first()).toBeVisible()
      await expectAccessible(page)
      await page.getByRole('link', { name: 'Add New' }).click()
      await expect(page.getByRole('heading', { name: `Add New ${heading}` })).toBeVisible()
      await story.fill(page, 'Zimtstern')
      await expectAccessible(page)
      await page.getByRole('button', { name: `Create ${heading}` }).click()
      await expect(toastOf(page, `${heading} created`)).toBeVisible()
      await expect(page).toHaveURL(`/admin/${path}`)
      const key = story.title.toLowerCase()
      const stored = (await records()).find((record) => record[key] === 'Zimtstern')
      expect(stored).toEqual({
        ...story.stored('Zimtstern'),
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

      await expect(page.getByRole('link', { name: /^View/ })).toHaveCount(story.viewed ? 1 : 0)
      if (story.viewed) {
        await page.getByRole('link', { name: /^View/ }).click()
        await expect(page.getByRole('heading', { name: 'Zimtstern' }).first()).toBeVisible()
        await expectAccessible(page)
        await page.goBack()
      }

      await page.getByRole('link', { name: 'Edit Zimtstern' }).click()
      await expect(page.getByRole('heading', { name: `Edit ${heading}` })).toBeVisible()
      await page.getByLabel(story.title).fill('Zimtstern zwei')
      await page.getByRole('button', { name: `Update ${heading}` }).click()
      await expect(toastOf(page, `${heading} updated`)).toBeVisible()

      page.once('dialog', (dialog) => {
        expect(dialog.message()).toBe(`Are you sure you want to delete this ${one}?`)
        void dialog.accept()
      })
      await page.getByRole('button', { name: 'Delete Zimtstern zwei' }).click()
      await expect(toastOf(page, `${heading} deleted`)).toBeVisible()
      expect(await records()).toHaveLength(before)
    })

    test(
      'and hear when saving or deleting failed, or a record is not there',
      writes,
      async ({ adminPage: page, allowErrors }) => {
        allowErrors(OFFLINE)
        await page.clock.install()
        await page.goto(`/admin/${path}/nobody/edit`)
        if (story.notFound) await expect(toastOf(page, ...story.notFound)).toBeVisible()
        await expect(page).toHaveURL(`/admin/${path}`)

        const remove = page.getByRole('button', { name: /^Delete/ }).first()
        await expect(remove).toBeVisible()
        const mend = await breakFirestore(page)
        page.once('dialog', (dialog) => void dialog.accept())
        await remove.click()
        await expectInTime(page, toastOf(page, 'Error', story.deleteFailed))
        await mend()

        await page.getByRole('link', { name: /^Edit/ }).first().click()
        await page.getByLabel(story.title).fill('Anders')
        await breakFirestore(page)
        await page.getByRole('button', { name: `Update ${heading}` }).click()
        await expectInTime(page, toastOf(page, 'Error', story.saveFailed))
        await expect(page.getByLabel(story.title)).toHaveValue('Anders')
      },
    )
  })
}

test('a logo at another site’s address is refused with the reason, one of this site taken', async ({
  adminPage,
}) => {
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
})
