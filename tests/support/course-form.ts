import { expect, type Page } from '@playwright/test'
import { png } from '#tests/support/pictures.ts'
import { store } from '#tests/support/store.ts'

/** A course that is edited, in either language. */
export const course = store.doc('courses/klasse-b')
export const storedPrice = async () => (await course.get()).get('price') as unknown
export const EDIT = '/admin/courses/klasse-b/edit'
export const priceInput = (page: Page) => page.getByLabel(/^(Price|Preis)/)
export const update = (page: Page) =>
  page.getByRole('button', { name: /^(Update Course|Kurs speichern)$/ })

/** Opens its form and types a price, which is not saved yet. */
export async function typePrice(page: Page, price: string, address = EDIT): Promise<void> {
  await page.goto(address)
  await expect(priceInput(page)).toHaveValue(/\d€$/)
  await priceInput(page).fill(price)
}

/** Fills in the form of a new course. */
export async function fillCourse(page: Page, picture = png): Promise<void> {
  await page.getByLabel('Title').fill('Anhänger BE')
  await page.getByLabel('Description').fill('Mit Anhänger sicher unterwegs.')
  await page.getByLabel('Price').fill('399€')
  await page.getByLabel('Features 1', { exact: true }).fill('5 Fahrstunden')
  await page.getByLabel('Features 3', { exact: true }).fill('Rangieren')
  await page.getByLabel('Image file').setInputFiles(picture)
}

export const create = (page: Page) => page.getByRole('button', { name: 'Create Course' })
