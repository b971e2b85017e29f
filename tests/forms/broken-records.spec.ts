// Decisions: 0003
import { FieldValue } from 'firebase-admin/firestore'
import type { Page } from '@playwright/test'
import {
  expect,
  expectAccessible,
  expectFits,
  store,
  test,
  toastOf,
  writes,
} from '#tests/support/fixtures/e2e.ts'

const older = store.doc('courses/klasse-b')
const broken = store.doc('courses/klasse-a')
const LONG_TITLE = 'Kraftfahrzeughaftpflichtversicherungsbescheinigung'.repeat(2)
const cards = (page: Page) =>
  page.getByRole('region', { name: 'Unsere Kurse' }).getByRole('article')
const warning = (page: Page) =>
  page.getByRole('group').filter({ hasText: '1 course is not shown on the site until repaired' })

/**
 * What a definition meets that has grown since its records were written: features and popular are to
 * one record what an added optional field is, price to the other what an added required one is.
 */
async function growDefinition() {
  await older.update({ features: FieldValue.delete(), popular: FieldValue.delete() })
  await broken.update({ price: FieldValue.delete(), description: 7 })
}

test.describe('records that are older than their definition', writes, () => {
  test.beforeEach(growDefinition)

  test('are left out for visitors, listed for staff with what is wrong, and back on the open site once repaired', async ({
    page,
    adminPage,
  }) => {
    const said = page.waitForEvent('console', (message) =>
      message.text().startsWith('courses/klasse-a is left out: '),
    )
    await page.goto('/')
    await said
    // Left out where a required field is missing, but not for an optional one.
    await expect(cards(page)).toHaveCount(3)
    await expect(cards(page).filter({ hasText: 'Führerschein Klasse B' })).toBeVisible()
    await expect(cards(page).filter({ hasText: 'Beliebt' })).toHaveCount(0)
    await broken.update({ title: LONG_TITLE })
    await adminPage.goto('/admin')
    await expect(adminPage.getByRole('region', { name: 'Before the start' })).toBeVisible()
    await adminPage.getByRole('link', { name: /Courses.*1 to repair/ }).click()
    await expect(adminPage.getByRole('table').getByRole('row')).toHaveCount(4)
    await expect(warning(adminPage)).toContainText(LONG_TITLE)
    await expect(warning(adminPage)).toContainText('Price is required.')
    await expect(warning(adminPage)).toContainText('Description is of another type.')
    await expectAccessible(adminPage)
    await expectFits(adminPage)

    await adminPage.getByRole('link', { name: `Repair ${LONG_TITLE}` }).click()
    await expect(adminPage.getByText('This course is not shown on the site.')).toBeVisible()
    await expect(adminPage.getByText('Price is required.', { exact: true })).toBeVisible()
    await expect(adminPage.getByLabel('Features 1', { exact: true })).not.toHaveValue('')
    await expectAccessible(adminPage)
    await adminPage.getByLabel('Price').fill('649€')
    await adminPage.getByRole('textbox', { name: /^Description/ }).fill('Vom Anfahren zur Prüfung.')
    await adminPage.getByRole('button', { name: 'Update Course' }).click()
    await expect(toastOf(adminPage, 'Course updated', 'The course has been')).toBeVisible()

    await expect(adminPage).toHaveURL(/\/admin\/courses$/)
    await expect(adminPage.getByRole('table').getByRole('row')).toHaveCount(5)
    await expect(warning(adminPage)).toHaveCount(0)
    await expect(cards(page)).toHaveCount(4)
    await expect(cards(page).filter({ hasText: '649€/Kurs' })).toBeVisible()

    // What lacks optional fields alone gets them.
    await adminPage.getByRole('link', { name: 'Edit Führerschein Klasse B' }).click()
    await adminPage.getByLabel('Price').fill('589€')
    await adminPage.getByRole('button', { name: 'Update Course' }).click()
    await expect
      .poll(async () => (await older.get()).data())
      .toMatchObject({ price: '589€', features: [], popular: false })
  })

  test('can be deleted where they cannot be repaired', async ({ adminPage }) => {
    // The address of their detail leads to the form.
    await adminPage.goto('/admin/courses/klasse-a')
    await expect(adminPage.getByRole('heading', { name: 'Edit Course' })).toBeVisible()
    await adminPage.getByRole('link', { name: 'Cancel' }).click()
    adminPage.on('dialog', (dialog) => void dialog.accept())
    await adminPage.getByRole('button', { name: 'Delete Motorradführerschein Klasse A' }).click()
    await expect(toastOf(adminPage, 'Course deleted', 'The course has been')).toBeVisible()
    await expect(warning(adminPage)).toHaveCount(0)
    expect((await broken.get()).exists).toBe(false)
  })
})
