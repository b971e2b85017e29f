// Decisions: 0013
import { sitePaths } from '#model/site/site-paths.ts'
import { expect, expectNoSidewaysScroll, test } from '#tests/support/fixtures/e2e.ts'

/** What each page says while staff have entered nothing for it, and the way on. */
const optional = [
  {
    path: sitePaths.prices,
    word: 'Unsere Preise finden Sie bald hier.',
    link: 'Preise anfragen',
  },
  {
    path: sitePaths.lessons,
    word: 'Zurzeit stehen keine Termine fest.',
    link: 'Nach Terminen fragen',
  },
  { path: sitePaths.licence_way, word: 'Diese Seite wird gerade vorbereitet.', link: undefined },
]

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
    for (const { path } of optional) await expect(page.locator(`a[href^="${path}"]`)).toHaveCount(0)
    await expect(page.getByText(/Theorieabend|Kostenrechner/)).toHaveCount(0)
    await expectNoSidewaysScroll(page)
  }
})

test('a page without content has a friendly word, and no search engine hears of it', async ({
  page,
  request,
}) => {
  const [home, sitemap] = await Promise.all(
    ['/', '/sitemap.xml'].map(async (path) => (await request.get(path)).text()),
  )
  for (const { path, word, link } of optional) {
    expect(home).not.toContain(`href="${path}`)
    expect(sitemap).not.toContain(path)
    await page.goto(path)
    await expect(page.getByText(word)).toBeVisible()
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
    await expect(page.locator('link[rel="canonical"]')).toHaveCount(0)
    await expect(page.getByRole('heading', { name: 'Kostenrechner' })).toHaveCount(0)
    if (!link) continue
    await page.getByRole('link', { name: link }).click()
    await expect(page).toHaveURL('/#contact-form')
  }
})

test('the calendar is there without a date', async ({ request }) => {
  const calendar = await request.get('/termine.ics')
  expect(calendar.headers()).toMatchObject({
    'content-type': 'text/calendar; charset=utf-8',
    'cache-control': 'no-cache',
  })
  expect(await calendar.text()).toMatch(
    /^BEGIN:VCALENDAR\r\n[^]*END:VTIMEZONE\r\nEND:VCALENDAR\r\n$/,
  )
})
