// Decisions: 0003
import {
  breakFirestore,
  emptyStore,
  expect,
  retryAfter,
  test,
  toastOf,
  expectInTime,
  writes,
  silenceFirestore,
} from '#tests/support/fixtures/e2e.ts'

test.describe('the course list', () => {
  test('has the columns of the specification, finds by title and description, and remembers the search', async ({
    adminPage,
  }) => {
    await adminPage.goto('/admin/courses')
    const table = adminPage.getByRole('table')
    await expect(table.getByRole('columnheader')).toHaveText([
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
    const rows = table.getByRole('row')
    await adminPage.getByLabel('Search courses').fill('MOTORRAD')
    await expect(rows).toHaveCount(2)
    await adminPage.getByLabel('Search courses').fill('kleinen gruppen')
    await expect(rows).toHaveCount(2)
    await expect(rows.nth(1)).toContainText('Führerschein Klasse B')
    await adminPage.getByRole('link', { name: 'View Führerschein Klasse B' }).click()
    await expect(adminPage.getByRole('heading', { name: 'Führerschein Klasse B' })).toBeVisible()
    await expect(adminPage.getByText('599€/course')).toBeVisible()
    await expect(adminPage.getByText('Popular')).toBeVisible()
    await expect(adminPage.getByRole('main').getByRole('listitem')).toHaveCount(4)
    await adminPage.goBack()
    await expect(adminPage.getByLabel('Search courses')).toHaveValue('kleinen gruppen')
    await adminPage.getByLabel('Search courses').fill('Segelboot')
    await expect(adminPage.getByText('No courses found matching your search.')).toBeVisible()
  })

  test('says how to begin when there are none', writes, async ({ adminPage }) => {
    await adminPage.goto('/admin/courses')
    await emptyStore()
    await expect(adminPage.getByText('There are no courses yet.', { exact: false })).toBeVisible()
    await adminPage.getByRole('link', { name: 'Add New' }).click()
    await expect(adminPage.getByRole('heading', { name: 'Add New Course' })).toBeVisible()
  })

  test('says when it cannot be loaded, and recovers', async ({ adminPage, allowErrors }) => {
    allowErrors(/Failed to fetch|ERR_|Firestore/)
    const mend = await breakFirestore(adminPage)
    await adminPage.clock.install()
    await adminPage.goto('/admin/courses')
    await expectInTime(adminPage, toastOf(adminPage, 'Error', 'Failed to fetch courses'))
    await retryAfter(mend, adminPage.getByRole('button', { name: 'Try again' }))
    await expect(adminPage.getByRole('table')).toBeVisible()
  })
})

test.describe('the course detail', () => {
  test('says that it is loading, and that a course does not exist', async ({ adminPage }) => {
    await adminPage.goto('/admin/courses/nobody')
    await expect(adminPage.getByRole('heading', { name: 'Course Not Found' })).toBeVisible()
    await silenceFirestore(adminPage)
    await adminPage.reload()
    await expect(adminPage.getByText('Loading course details...')).toBeVisible()
  })
})
