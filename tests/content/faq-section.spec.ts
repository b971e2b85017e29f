// Decisions: 0026
import type { Page } from '@playwright/test'
import { expect, store, test, writes } from '#tests/support/fixtures/e2e.ts'

const section = (page: Page) => page.getByRole('region', { name: 'Häufige Fragen' })
const questions = (page: Page) => section(page).locator('summary')
const open = (page: Page) => section(page).locator('details[open] summary')

test('the first question is open, one at a time, with less motion at once, and a second press closes', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/#faq')
  await expect(questions(page)).toHaveCount(8)
  await expect(open(page)).toHaveText('Ab welchem Alter kann ich den Führerschein machen?')
  await expect(section(page).getByText('Für die Klasse B ab 18 Jahren')).toBeVisible()

  await questions(page).nth(4).click()
  await expect(open(page)).toHaveText('Kann ich in Raten zahlen?')
  const moving = await section(page).evaluate((all) =>
    all.getAnimations({ subtree: true }).map(({ effect }) => effect?.getComputedTiming().duration),
  )
  // The mark beside the question, for a hundredth of a millisecond.
  expect(moving.filter((duration) => Number(duration) > 1)).toEqual([])
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await questions(page).nth(4).click()
  await expect(open(page)).toHaveCount(0)
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
