// Decisions: 0039
import type { Page } from '@playwright/test'
import { expect, signIn, test, newAdmin } from '#tests/support/fixtures/e2e.ts'

const toGerman = (page: Page) => page.getByRole('button', { name: 'DE: auf Deutsch umschalten' })
const toEnglish = (page: Page) => page.getByRole('button', { name: 'EN: switch to English' })
const languageOf = (page: Page) => page.locator('html')

test('an account that has chosen German still has it after a reload, and no other has it', async ({
  page,
}) => {
  const [one, other] = [await newAdmin(), await newAdmin()]
  await signIn(page, one)
  await expect(languageOf(page)).toHaveAttribute('lang', 'en')
  await toGerman(page).click()
  await expect(page.getByRole('heading', { name: 'Übersicht' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Übersicht' })).toBeVisible()
  await expect(languageOf(page)).toHaveAttribute('lang', 'de')
  await page.getByRole('button', { name: 'Abmelden' }).click()
  await expect(page.getByRole('heading', { name: 'Anmeldung' })).toBeVisible()
  await page.getByLabel('E-Mail').fill(other.email)
  await page.getByLabel('Passwort').fill(other.password)
  await page.getByRole('button', { name: 'Anmelden' }).click()
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
  await expect(languageOf(page)).toHaveAttribute('lang', 'en')
})

test.describe('in a German browser', () => {
  test.use({ locale: 'de-DE' })

  test('the back office speaks German until somebody chooses English', async ({ page }) => {
    const account = await newAdmin()
    await page.goto('/admin/login')
    await expect(page.getByRole('heading', { name: 'Anmeldung' })).toBeVisible()
    await expect(languageOf(page)).toHaveAttribute('lang', 'de')
    await toEnglish(page).click()
    await expect(page.getByRole('heading', { name: 'Admin Login' })).toBeVisible()
    // In the same document: what is chosen before signing in is the choice of who signs in.
    await page.getByLabel('E-mail').fill(account.email)
    await page.getByLabel('Password').fill(account.password)
    await page.getByRole('button', { name: 'Sign in' }).click()
    await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
  })
})
