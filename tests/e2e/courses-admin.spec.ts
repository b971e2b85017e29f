import { ASKS_NOTHING } from '#model/asked.ts'
import { create, fillCourse } from '#tests/support/course-form.ts'
import {
  breakFirestore,
  emptyStore,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  retryAfter,
  store,
  test,
  toastOf,
  expectInTime,
  writes,
  silenceFirestore,
} from '#tests/support/e2e.ts'

/** Of a picture of one pixel. */
const UPLOADED = /cms_images%2F[0-9a-f-]{36}_1x1_w1\.webp\?alt=media$/

const MISSING = ['Missing fields', 'Please fill in all required fields.'] as const
const SAVE_FAILED = 'There was a problem saving the course. Please try again.'

const courses = async () => (await store.collection('courses').get()).docs.map((doc) => doc.data())

test.describe('the course list', () => {
  test.beforeEach(({ adminPage }) => adminPage.goto('/admin/courses'))

  test('has the columns of the specification', async ({ adminPage }) => {
    await expect(adminPage.getByRole('columnheader')).toHaveText([
      'Title',
      'Price',
      'Description',
      'Popular',
      'Actions',
    ])
    const row = adminPage.getByRole('row').filter({ hasText: 'Führerschein Klasse B' })
    await expect(row.getByRole('cell')).toContainText([
      'Führerschein',
      '599€',
      'Ihr Auto',
      'Yes',
      '',
    ])
    await expectAccessible(adminPage)
  })

  test('finds by title and description, whatever the case, and remembers the search', async ({
    adminPage,
  }) => {
    const rows = adminPage.getByRole('table').getByRole('row')
    await adminPage.getByLabel('Search courses').fill('MOTORRAD')
    await expect(rows).toHaveCount(2)
    await adminPage.getByLabel('Search courses').fill('autobahn, nacht')
    await expect(rows.nth(1)).toContainText('Fahren für Fortgeschrittene')
    await adminPage.getByRole('link', { name: 'View Fahren für Fortgeschrittene' }).click()
    await adminPage.goBack()
    await expect(adminPage.getByLabel('Search courses')).toHaveValue('autobahn, nacht')
    await adminPage.getByLabel('Search courses').fill('Segelboot')
    await expect(adminPage.getByText('No courses found matching your search.')).toBeVisible()
  })

  test('says how to begin when there are none', writes, async ({ adminPage }) => {
    await emptyStore()
    await expect(adminPage.getByText('There are no courses yet.', { exact: false })).toBeVisible()
    await adminPage.getByRole('link', { name: 'Add New' }).click()
    await expect(adminPage.getByRole('heading', { name: 'Add New Course' })).toBeVisible()
  })

  test('says when it cannot be loaded, and recovers', async ({ adminPage, allowErrors }) => {
    allowErrors(/Failed to fetch (courses|requests)|ERR_|Firestore/)
    const mend = await breakFirestore(adminPage)
    await adminPage.clock.install()
    await adminPage.reload()
    await expectInTime(adminPage, toastOf(adminPage, 'Error', 'Failed to fetch courses'))
    await retryAfter(mend, adminPage.getByRole('button', { name: 'Try again' }))
    await expect(adminPage.getByRole('table')).toBeVisible()
  })

  test('deletes after asking, and only then', writes, async ({ adminPage }) => {
    const asked: string[] = []
    adminPage.once('dialog', (dialog) => {
      asked.push(dialog.message())
      void dialog.dismiss()
    })
    const remove = adminPage.getByRole('button', { name: 'Delete Defensives Fahren' })
    await remove.click()
    expect(asked).toEqual(['Are you sure you want to delete this course?'])
    expect(await courses()).toHaveLength(4)

    adminPage.once('dialog', (dialog) => void dialog.accept())
    await remove.click()
    await expect(
      toastOf(adminPage, 'Course deleted', 'The course has been deleted successfully.'),
    ).toBeVisible()
    await expect(remove).toHaveCount(0)
    expect(await courses()).toHaveLength(3)
  })

  test('says when a deletion failed', async ({ adminPage, allowErrors }) => {
    allowErrors(/Failed to delete course|ERR_|Firestore/)
    await adminPage.clock.install()
    await adminPage.reload()
    const remove = adminPage.getByRole('button', { name: 'Delete Defensives Fahren' })
    await expect(remove).toBeVisible()
    await breakFirestore(adminPage)
    adminPage.once('dialog', (dialog) => void dialog.accept())
    await remove.click()
    await expectInTime(
      adminPage,
      toastOf(adminPage, 'Error', 'Failed to delete the course. Please try again.'),
    )
    await expect(remove).toBeVisible()
  })

  test('works on a phone', async ({ adminPage }) => {
    await adminPage.setViewportSize({ width: 360, height: 740 })
    await expect(adminPage.getByRole('link', { name: 'Edit Defensives Fahren' })).toBeVisible()
    await expectNoSidewaysScroll(adminPage)
    await adminPage.getByRole('button', { name: 'Menu' }).click()
    await adminPage.getByRole('link', { name: 'Dashboard' }).click()
    await expect(adminPage.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
    await expect(adminPage.getByRole('link', { name: 'Courses', exact: true })).toHaveCount(0)
    await expectNoSidewaysScroll(adminPage)
  })
})

test.describe('the course form', () => {
  test(
    'creates a course with its picture, and drops blank features',
    writes,
    async ({ adminPage }) => {
      await adminPage.goto('/admin/courses')
      await adminPage.getByRole('link', { name: 'Add New' }).click()
      await expect(adminPage.getByRole('textbox', { name: /^Features/ })).toHaveCount(4)
      await fillCourse(adminPage)
      await adminPage.getByLabel('Popular').check()
      await create(adminPage).click()
      await expect(
        toastOf(adminPage, 'Course created', 'The course has been created successfully.'),
      ).toBeVisible()
      await expect(adminPage).toHaveURL('/admin/courses')
      await expect(adminPage.getByRole('table')).toContainText('Anhänger BE')
      const stored = (await courses()).find(({ title }) => title === 'Anhänger BE')
      expect(stored).toEqual({
        title: 'Anhänger BE',
        description: 'Mit Anhänger sicher unterwegs.',
        price: '399€',
        image: expect.stringMatching(UPLOADED),
        image_alt: 'Anhänger BE',
        image_position_x: 50,
        image_position_y: 50,
        features: ['5 Fahrstunden', 'Rangieren'],
        licence_class: '',
        popular: true,
        ...ASKS_NOTHING,
        rev: 1,
        created_at: expect.anything(),
        updated_at: expect.anything(),
      })
    },
  )

  test('names what is missing and keeps what was typed', async ({ adminPage }) => {
    await adminPage.goto('/admin/courses/new')
    await adminPage.getByLabel('Description').fill('Nur ein Text')
    await create(adminPage).click()
    await expect(toastOf(adminPage, ...MISSING)).toBeVisible()
    await expect(adminPage.getByText('Title is required.')).toBeVisible()
    await expect(adminPage.getByText('Price is required.')).toBeVisible()
    await expect(adminPage.getByText('Image is required.')).toBeVisible()
    await expect(adminPage.getByLabel('Title')).toBeFocused()
    await expect(adminPage.getByLabel('Description')).toHaveValue('Nur ein Text')
    await expectAccessible(adminPage)
  })

  test('adds and removes feature rows, down to one', async ({ adminPage }) => {
    await adminPage.goto('/admin/courses/klasse-a/edit')
    const rows = adminPage.getByRole('textbox', { name: /^Features/ })
    await expect(rows).toHaveCount(4)
    await adminPage.getByRole('button', { name: 'Add row' }).click()
    await expect(rows).toHaveCount(5)
    await expect(rows.last()).toHaveValue('')
    for (let left = 4; left >= 1; left -= 1) {
      await adminPage.getByRole('button', { name: 'Remove Features 1', exact: true }).click()
      await expect(rows).toHaveCount(left)
    }
    await expect(
      adminPage.getByRole('button', { name: 'Remove Features 1', exact: true }),
    ).toBeDisabled()
  })

  test('creates one course however often the button is pressed', writes, async ({ adminPage }) => {
    await adminPage.goto('/admin/courses/new')
    await fillCourse(adminPage)
    await create(adminPage).dblclick()
    await expect(adminPage).toHaveURL('/admin/courses')
    expect((await courses()).filter(({ title }) => title === 'Anhänger BE')).toHaveLength(1)
  })

  test(
    'keeps everything when saving fails, and saves on the next try',
    writes,
    async ({ adminPage, allowErrors }) => {
      allowErrors(/Failed to update course|ERR_|Firestore/)
      await adminPage.clock.install()
      await adminPage.goto('/admin/courses/klasse-a/edit')
      await adminPage.getByLabel('Price').fill('666€')
      const mend = await breakFirestore(adminPage)
      await adminPage.getByRole('button', { name: 'Update Course' }).click()
      await expectInTime(adminPage, toastOf(adminPage, 'Error', SAVE_FAILED))
      await expect(adminPage.getByLabel('Price')).toHaveValue('666€')
      await mend()
      await adminPage.getByRole('button', { name: 'Update Course' }).click()
      await expect(
        toastOf(adminPage, 'Course updated', 'The course has been updated successfully.'),
      ).toBeVisible()
    },
  )

  test('sends an unknown id back to the list', async ({ adminPage }) => {
    await adminPage.goto('/admin/courses/nobody/edit')
    await expect(
      toastOf(adminPage, 'Course not found', "The course you're trying to edit doesn't exist."),
    ).toBeVisible()
    await expect(adminPage).toHaveURL('/admin/courses')
  })

  test('asks before changes are left behind', async ({ adminPage }) => {
    await adminPage.goto('/admin/courses/klasse-a/edit')
    await adminPage.getByLabel('Price').fill('1€')
    await adminPage.getByRole('link', { name: 'Cancel' }).click()
    const dialog = adminPage.getByRole('dialog', { name: 'Leave without saving?' })
    await dialog.getByRole('button', { name: 'Keep editing' }).click()
    await expect(dialog).toHaveCount(0)
    await expect(adminPage.getByLabel('Price')).toHaveValue('1€')
    await adminPage.getByRole('link', { name: 'Cancel' }).click()
    await dialog.getByRole('button', { name: 'Leave' }).click()
    await expect(adminPage).toHaveURL('/admin/courses')
  })
})

test.describe('the course detail', () => {
  test('shows the course and deletes it', writes, async ({ adminPage }) => {
    await adminPage.goto('/admin/courses/klasse-b')
    await expect(adminPage.getByRole('heading', { name: 'Führerschein Klasse B' })).toBeVisible()
    await expect(adminPage.getByText('599€/course')).toBeVisible()
    await expect(adminPage.getByText('Popular')).toBeVisible()
    await expect(adminPage.getByRole('main').getByRole('listitem')).toHaveCount(4)
    await expectAccessible(adminPage)
    adminPage.once('dialog', (dialog) => void dialog.accept())
    await adminPage.getByRole('button', { name: 'Delete' }).click()
    await expect(adminPage).toHaveURL('/admin/courses')
    expect(await courses()).toHaveLength(3)
  })

  test('says that it is loading, and that a course does not exist', async ({ adminPage }) => {
    await adminPage.goto('/admin/courses/nobody')
    await expect(adminPage.getByRole('heading', { name: 'Course Not Found' })).toBeVisible()
    await silenceFirestore(adminPage)
    await adminPage.reload()
    await expect(adminPage.getByText('Loading course details...')).toBeVisible()
  })
})

test('the dashboard counts live and leads to the screens', writes, async ({ adminPage }) => {
  await adminPage.goto('/admin')
  const card = adminPage.getByRole('link', { name: /^Courses \d/ })
  await expect(card).toContainText('4')
  await store.collection('courses').doc('defensiv').delete()
  await expect(card).toContainText('3')
  await expectAccessible(adminPage)
  await adminPage.getByRole('link', { name: 'Add Course' }).click()
  await expect(adminPage.getByRole('heading', { name: 'Add New Course' })).toBeVisible()
})
