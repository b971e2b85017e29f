import { sitePaths } from '#model/site-paths.ts'
import { expect, expectNoSidewaysScroll, test } from '#tests/support/e2e.ts'

const optional = [sitePaths.prices, sitePaths.lessons, sitePaths.licenceWay]

test('of what staff have not entered, the landing page shows nothing', async ({ page }) => {
  await page.goto('/#contact-form')
  const form = page.getByRole('region', { name: 'Schreiben Sie uns' })
  await form.getByLabel('Kurs', { exact: true }).selectOption('klasse-b')
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    // Hours as a text, without a state.
    await expect(
      page.getByRole('list', { name: 'Öffnungszeiten' }).getByRole('listitem'),
    ).toHaveText(['Montag–Freitag: 8–20 Uhr', 'Samstag: 9–17 Uhr', 'Sonntag: geschlossen'])
    await expect(page.getByText(/Jetzt (geöffnet|geschlossen)|Heute geschlossen/)).toHaveCount(0)
    // Neither questions of an enrolment nor a request that waits.
    await expect(form.getByRole('group')).toHaveCount(0)
    await expect(form).toContainText('Alle Felder sind Pflichtfelder.')
    for (const path of optional) await expect(page.locator(`a[href^="${path}"]`)).toHaveCount(0)
    await expect(page.getByText(/Theorieabend|Kostenrechner/)).toHaveCount(0)
    await expectNoSidewaysScroll(page)
  }
})
