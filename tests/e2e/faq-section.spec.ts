import type { Page } from '@playwright/test'
import { expect, store, test, writes } from '#tests/support/e2e.ts'

const section = (page: Page) => page.getByRole('region', { name: 'Häufige Fragen' })
const questions = (page: Page) => section(page).locator('summary')
const open = (page: Page) => section(page).locator('details[open] summary')

test('the first question is open, one at a time, and a second press closes', async ({ page }) => {
  await page.goto('/#faq')
  await expect(questions(page)).toHaveCount(8)
  await expect(open(page)).toHaveText('Ab welchem Alter kann ich den Führerschein machen?')
  await expect(section(page).getByText('Für die Klasse B ab 18 Jahren')).toBeVisible()

  await questions(page).nth(4).click()
  await expect(open(page)).toHaveText('Kann ich in Raten zahlen?')
  await questions(page).nth(4).click()
  await expect(open(page)).toHaveCount(0)
})

test('the questions work with the keyboard', async ({ page }) => {
  await page.goto('/#faq')
  await questions(page).nth(1).focus()
  await page.keyboard.press('Enter')
  await expect(open(page)).toHaveText('Welche Unterlagen brauche ich für die Anmeldung?')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await expect(open(page)).toHaveText('Wie lange dauert die Ausbildung?')
})

test('only active questions are shown, in their order, at once', writes, async ({ page }) => {
  await page.goto('/#faq')
  await expect(questions(page)).toHaveCount(8)
  await expect(section(page)).not.toContainText('Gibt es einen Intensivkurs in den Ferien?')

  await store.doc('faqs/intensivkurs').update({ is_active: true, order_index: 0 })
  await expect(questions(page).first()).toHaveText('Gibt es einen Intensivkurs in den Ferien?')
  await store.doc('faqs/mindestalter').update({ is_active: false })
  await expect(questions(page)).toHaveCount(8)
  await expect(section(page)).not.toContainText('Ab welchem Alter')
})
