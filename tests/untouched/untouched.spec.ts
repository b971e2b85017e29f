// Decisions: 0013
import { sitePaths } from '#model/site/site-paths.ts'
import { expect, expectNoSidewaysScroll, test } from '#tests/support/fixtures/e2e.ts'

test('of what staff have not entered, the landing page shows nothing', async ({ page }) => {
  await page.goto('/#contact-form?course=klasse-b')
  const form = page.getByRole('region', { name: 'Schreiben Sie uns' })
  await expect(form.getByLabel('Kurs', { exact: true })).toHaveValue('klasse-b')
  await expect(form.getByLabel('Name', { exact: true })).toBeInViewport()
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    // Hours as the built-in text, from which the page reads whether the school is open.
    await expect(
      page.getByRole('list', { name: 'Öffnungszeiten' }).getByRole('listitem'),
    ).toHaveText(['Montag–Freitag: 8–20 Uhr', 'Samstag: 9–17 Uhr', 'Sonntag: geschlossen'])
    // Neither questions of an enrolment nor a request that waits.
    await expect(form.getByRole('group')).toHaveCount(0)
    await expect(form).toContainText('Alle Felder sind Pflichtfelder.')
    for (const path of [sitePaths.prices, sitePaths.lessons, sitePaths.licence_way]) {
      await expect(page.locator(`a[href^="${path}"]`)).toHaveCount(0)
    }
    await expect(page.getByText(/Nächster Theorie|Kostenrechner/)).toHaveCount(0)
    await expectNoSidewaysScroll(page)
  }
})
