// Decisions: 0039
import type { Page } from '@playwright/test'
import { expect, test, newAdmin } from '#tests/support/fixtures/e2e.ts'

const toGerman = (page: Page) => page.getByRole('button', { name: 'DE: auf Deutsch umschalten' })
const toEnglish = (page: Page) => page.getByRole('button', { name: 'EN: switch to English' })
const languageOf = (page: Page) => page.locator('html')

// A browser that speaks German: see admin-screens.spec.ts.
test('who signs in has the language that was chosen before, until they choose another, which no other has', async ({
  page,
}) => {
  const [one, other] = [await newAdmin(), await newAdmin()]
  await page.goto('/admin/login')
  await expect(page.getByRole('heading', { name: 'Admin Login' })).toBeVisible()
  await expect(languageOf(page)).toHaveAttribute('lang', 'en')
  await toGerman(page).click()
  // In the same document: what is chosen before signing in is the choice of who signs in.
  await page.getByLabel('E-Mail').fill(one.email)
  await page.getByLabel('Passwort').fill(one.password)
  await page.getByRole('button', { name: 'Anmelden' }).click()
  await expect(page.getByRole('heading', { name: 'Übersicht' })).toBeVisible()
  await toEnglish(page).click()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
  await expect(languageOf(page)).toHaveAttribute('lang', 'en')
  await page.getByRole('button', { name: 'Logout' }).click()
  await page.getByLabel('E-mail').fill(other.email)
  await page.getByLabel('Password').fill(other.password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('heading', { name: 'Übersicht' })).toBeVisible()
  await expect(languageOf(page)).toHaveAttribute('lang', 'de')
})
