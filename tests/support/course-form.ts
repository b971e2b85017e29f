import type { Page } from '@playwright/test'
import { png } from '#tests/support/pictures.ts'

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
