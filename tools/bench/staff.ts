import type { Page } from '@playwright/test'
import { sampleAdmin } from '#tools/seed-data/index.ts'
import { site } from './visitor.ts'

export async function signIn(page: Page): Promise<void> {
  await page.goto(`${site}/admin/login`)
  await page.getByLabel('E-mail').fill(sampleAdmin.email)
  await page.getByLabel('Password').fill(sampleAdmin.password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.waitForURL('**/admin')
}

/**
 * Changes the price of a course as staff do.
 *
 * @param page of somebody who is signed in
 * @returns when the button was pressed, in milliseconds since 1970
 */
export async function savePrice(page: Page, price: string): Promise<number> {
  await page.goto(`${site}/admin/courses/klasse-b/edit`)
  await page.getByLabel('Price').fill(price)
  await page.evaluate(() =>
    addEventListener('click', () => (document.body.dataset['pressed'] = String(Date.now())), true),
  )
  await page.getByRole('button', { name: 'Update Course' }).click()
  return Number(await page.evaluate(() => document.body.dataset['pressed']))
}
