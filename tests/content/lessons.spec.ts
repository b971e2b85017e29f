// Decisions: 0046
import type { Page } from '@playwright/test'
import { sitePaths } from '#model/site/site-paths.ts'
import {
  expect,
  expectAccessible,
  expectFits,
  expectNoSidewaysScroll,
  store,
  test,
  alone,
  writes,
} from '#tests/support/fixtures/e2e.ts'
import { watchShifts } from '#tests/support/fixtures/layout-shifts.ts'
import { openEditor, publish, retype } from '#tests/support/fixtures/page-editor.ts'
import { aLesson } from '#tests/support/samples/lessons.ts'
import { storeLessons } from '#tests/support/rules/store-content.ts'
import { translatePage } from '#tests/support/fixtures/translation.ts'

const DAY_MS = 24 * 3_600_000

const now = Date.now()
const inDays = (days: number) => new Date(now + days * DAY_MS)
const dayIn = (days: number) => inDays(days).toISOString().slice(0, 10)

const theory = aLesson({ id: 'theorie', title: 'Grundstoff', licence_classes: [] })
const motorcycle = aLesson({
  ...{ id: 'motorrad', title: 'Motorradtheorie', licence_classes: ['A1', 'A2'] },
  ...{ date: '2026-11-07', start_time: '10:00', end_time: '13:00', place: 'online' },
})
const holidays = aLesson({
  ...{ id: 'ferien', title: 'Ferienkurs', kind: 'course', repeats: 'once' },
  ...{ date: '2027-02-08', start_time: '09:00', end_time: '15:30', licence_classes: ['B'] },
})
const others = Array.from({ length: 37 }, (_, index) =>
  aLesson({
    ...{ id: `abend-${index}`, title: `Infoabend ${index + 1}`, kind: 'other', repeats: 'once' },
    ...{ date: `2027-03-${String((index % 28) + 1).padStart(2, '0')}`, licence_classes: ['B'] },
  }),
)

test.describe('on a device in another time zone', () => {
  test.use({ timezoneId: 'America/Los_Angeles' })

  test('a learner finds what matters to them, and shares it', writes, async ({ page }) => {
    await storeLessons(theory, motorcycle, holidays, ...others)
    await page.clock.install({ time: '2026-11-24T12:00:00Z' })
    await page.setViewportSize({ width: 360, height: 800 })
    await page.goto(`${sitePaths.lessons}?klasse=A1`)
    const found = page.getByRole('status').filter({ hasText: 'Termin' })
    // Eight weeks of each series, but for the second day of Christmas; the filter was in the address.
    await expect(found).toHaveText('15 Termine von 53')
    await expect(page.getByRole('article').first()).toContainText(
      /Dienstag, 24\. November\s*18–19:30 Uhr\s*Grundstoff/,
    )
    await expect(page.getByRole('article').nth(1)).toContainText('Motorradtheorie')
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
    // Below all dates on a phone, with a way there.
    const calendar = page.getByRole('heading', { name: 'Im eigenen Kalender' })
    await expect(calendar).not.toBeInViewport()
    await page.getByRole('link', { name: 'Im eigenen Kalender' }).click()
    await expect(calendar).toBeInViewport()

    await page.getByLabel('Teilnahme').selectOption('Online')
    await expect(found).toHaveText('7 Termine von 53')
    expect(new URL(page.url()).search).toBe('?klasse=A1&teilnahme=online')
    await page.getByLabel('Art').selectOption('Kursbeginn')
    await expect(found).toHaveText('0 Termine von 53')
    await page.getByRole('button', { name: 'Alle Termine anzeigen' }).click()
    await expect(found).toHaveText('53 Termine')
    await page.getByLabel('Art').selectOption('Kursbeginn')
    await expect(page.getByRole('article')).toHaveText([
      /Montag, 8\. Februar\s*9–15:30 Uhr\s*Ferienkurs\s*Kursbeginn/,
    ])

    await page.getByLabel('Art').selectOption('Alle Arten')
    await page.setViewportSize({ width: 1280, height: 800 })
    await expect(page.getByRole('article')).toHaveCount(24)
    const more = page.getByRole('button', { name: 'Weitere Termine anzeigen' })
    await more.click()
    await more.click()
    await expect(page.getByRole('article')).toHaveCount(53)
    await expect(more).toHaveCount(0)
    const list = page.getByRole('region', { name: 'Die nächsten Termine' })
    await expect(list.getByRole('heading', { level: 2 })).toHaveText([
      ...['November 2026', 'Dezember 2026', 'Januar 2027', 'Februar 2027', 'März 2027'],
    ])
    await expect(page.getByRole('link', { name: 'Kalender abonnieren' })).toHaveAttribute(
      'href',
      /^webcal:\/\/localhost:\d+\/termine\.ics$/,
    )
    await expectNoSidewaysScroll(page)
  })

  test(
    'what is over disappears from an open page, in the middle of the evening',
    writes,
    async ({ page }) => {
      await storeLessons(theory)
      // 19:28 in Germany, two minutes before the end.
      await page.clock.install({ time: '2026-11-24T18:28:00Z' })
      await page.goto(sitePaths.lessons)
      const first = page.getByRole('article').first()
      await expect(first).toContainText('Dienstag, 24. November')
      await page.clock.fastForward('03:00')
      await expect(first).toContainText('Dienstag, 1. Dezember')
      // The only one that is left is called off.
      await store.doc('lessons/theorie').update({ until: '2026-12-01', exceptions: ['2026-12-01'] })
      await expect(page.getByText('Zurzeit stehen keine Termine fest.')).toBeVisible()
    },
  )
})

/** On the landing page. */
const nextLine = (page: Page) => page.getByRole('link', { name: /Nächster Theorie|alle Termine/ })
/** What it says of an evening in so many days. */
function nextWords(days: number): RegExp {
  const [, month, day] = dayIn(days).split('-').map(Number)
  return new RegExp(`^Nächster Theorieunterricht: .., ${day}\\.${month}\\., 18 Uhr$`)
}

test(
  'once they are published, the landing page says when the next theory evening is, and later the one after it',
  alone,
  async ({ page, request, allowErrors, publishStore }) => {
    // What is translated before it is hydrated is rendered anew.
    allowErrors(/Minified React error #4(18|23|25)/)
    // In two days is Christmas, perhaps.
    await store.doc('contact_info/main').update({ closed_on_holidays: false })
    await storeLessons(
      { ...theory, date: dayIn(2) },
      { ...holidays, date: dayIn(30), place: 'both' },
    )
    await publishStore()
    const line = nextLine(page)
    // What everybody gets first, and search engines.
    expect(await (await request.get('/')).text()).toContain('Nächster Theorieunterricht:')
    expect(await (await request.get('/sitemap.xml')).text()).toContain(sitePaths.lessons)
    expect(await (await request.get('/termine.ics')).text()).toContain('SUMMARY:Grundstoff')
    const dates = await (await request.get(sitePaths.lessons)).text()
    const [, data = ''] = /<script type="application\/ld\+json">(.+?)<\/script>/.exec(dates) ?? []
    expect(JSON.parse(data)).toMatchObject({ '@graph': [{ '@type': 'Event', name: 'Ferienkurs' }] })

    // As it was published, then a week later, when the first two are over.
    await page.clock.install({ time: inDays(0) })
    await page.goto('/')
    await expect(line).toHaveText(nextWords(2))
    // A browser that translates has elements of its own in it.
    await page.evaluate(translatePage)
    await expectFits(page, [360, 1280])
    await line.scrollIntoViewIfNeeded()
    const shifted = await watchShifts(page, 'from now on')
    await page.clock.setSystemTime(inDays(10))
    await page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange')))
    await expect(line).toHaveText(nextWords(16))
    await page.clock.setSystemTime(inDays(300))
    await page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange')))
    await expect(line).toHaveText('Theorie und Kursbeginne: alle Termine')
    expect(await shifted()).toBeLessThan(0.001)
    await expect(
      page.getByRole('contentinfo').getByRole('link', { name: 'Termine', exact: true }),
    ).toHaveAttribute('href', sitePaths.lessons)
    await line.click()
    await expect(page.getByRole('heading', { level: 1, name: 'Termine' })).toBeVisible()
  },
)

test('staff enter a series and correct it on the page', writes, async ({ adminPage: page }) => {
  await storeLessons({ ...holidays, date: '2099-02-02' })
  const stored = async () => {
    const { docs } = await store.collection('lessons').where('kind', '==', 'theory').get()
    return docs.map((each) => each.data())
  }
  await page.goto('/admin/lessons/new')
  await page.getByLabel('Topic').fill('Grundstoff')
  await page.getByLabel('Date, of a series the first').fill('2020-01-07')
  await page.getByLabel('Begins').fill('18:00')
  await page.getByLabel('Ends').fill('17:30')
  await page.getByRole('combobox', { name: /^Repeats/ }).selectOption('Every week')
  await page.getByLabel('Not on 1', { exact: true }).fill('2020-01-14')
  await page.getByText('For whom, and what to bring').click()
  await page.getByLabel('B: car', { exact: true }).check()
  await page.getByRole('button', { name: 'Create Lesson' }).click()
  await expect(page.getByText('Ends must come after the beginning.')).toBeVisible()
  await page.getByLabel('Ends').fill('19:30')
  // Half a date has no value: the series would have no end.
  const until = page.getByLabel('Repeats until')
  await until.focus()
  await page.keyboard.type('05')
  await page.getByRole('button', { name: 'Create Lesson' }).click()
  await expect(until).toBeFocused()
  expect(await stored()).toEqual([])
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('Backspace')
  await page.getByRole('button', { name: 'Create Lesson' }).click()
  // What comes next comes first.
  await expect(page.getByRole('row').nth(1)).toContainText('Grundstoff')
  await expect(page.getByRole('row').nth(2)).toContainText('Ferienkurs')
  await expect(page.getByRole('button', { name: 'Change order' })).toHaveCount(0)
  // Six columns leave room for what can be done, on a tablet and beside the menu.
  for (const width of [768, 1024, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    const last = page.getByRole('button', { name: 'Delete Grundstoff' })
    await expect(last).toBeInViewport({ ratio: 1 })
  }
  expect(await stored()).toMatchObject([
    { end_time: '19:30', exceptions: ['2020-01-14'], licence_classes: ['B'], until: '' },
  ])

  await openEditor(page, sitePaths.lessons)
  const title = page.getByRole('article').first().locator('[data-field="title"]')
  await retype(title, 'Grundstoff 1: Verkehrszeichen')
  await page.keyboard.press('Enter')
  await page.getByRole('article').first().locator('[data-field~="end_time"]').click()
  const times = page.getByRole('dialog')
  await times.getByLabel('Ends').fill('20:00')
  await times.getByRole('button', { name: 'Apply' }).click()
  await expect(page.getByRole('article').first()).toContainText('18–20 Uhr')
  await publish(page)
  expect(await stored()).toMatchObject([
    { title: 'Grundstoff 1: Verkehrszeichen', end_time: '20:00' },
  ])
})
