// Decisions: 0004, 0039
import type { Locator, Page } from '@playwright/test'
import {
  breakFirestore,
  expectNothingCutOff,
  emptyStore,
  expect,
  expectNoSidewaysScroll,
  retryAfter,
  store,
  test,
  toastOf,
  withoutLongTimers,
  withoutPrerendering,
  expectAccessible,
  expectInTime,
  writes,
  silenceFirestore,
} from '#tests/support/fixtures/e2e.ts'
import { defaultCourses } from '#content/courses/defaults.ts'
import { watchShifts } from '#tests/support/fixtures/layout-shifts.ts'
import { defaultContactInfo } from '#content/contact_info/defaults.ts'
import { samples } from '#tools/seed-data/index.ts'

type State = 'loading' | 'empty' | 'error'

interface Section {
  readonly name: string
  readonly collection: string
  readonly shown: readonly string[]
  readonly loading: string
  readonly empty: string
  readonly error: string | RegExp
  /** In which of its states it speaks English. */
  readonly english: readonly State[]
}

/** What each section says in its states, word for word. */
const sections = [
  {
    name: 'Unsere Kurse',
    collection: 'courses',
    shown: ['Defensives Fahren', 'Fahren für Fortgeschrittene', 'Führerschein Klasse B'],
    loading: 'Kurse werden geladen...',
    // The built-in ones.
    empty: defaultCourses[0]?.title ?? '',
    error: 'Failed to fetch courses',
    english: ['error'],
  },
  {
    name: 'Warum Fahrschule Gera?',
    collection: 'why_choose_us',
    shown: ['Hohe Erfolgsquote', 'Lernen mit der App', 'Flexible Termine'],
    loading: 'Loading...',
    empty: 'No items available',
    error: /^Error loading data: \S.*/,
    english: ['loading', 'empty', 'error'],
  },
  {
    name: 'Unsere Partner',
    collection: 'partners',
    shown: ['Kestrel Motorräder', 'Zweirad Elstertal', 'Motorhaus Lindner'],
    loading: 'Loading...',
    empty: 'No partners available',
    error: /^Error loading data: \S.*/,
    english: ['loading', 'empty', 'error'],
  },
  {
    name: 'Unser Team',
    collection: 'instructors',
    shown: ['Jens Beispiel', 'Fahrlehrerin Klasse B', 'Kurventechnik'],
    loading: 'Loading instructors...',
    empty: 'No instructors found.',
    error: /^The server does not answer\.$|Missing or insufficient permissions|unavailable/,
    english: ['loading', 'empty', 'error'],
  },
  {
    name: 'Erfolgsgeschichten unserer Schüler',
    collection: 'testimonials',
    shown: ['Heike T.', 'Mutter einer Fahrschülerin'],
    loading: 'Testimonials laden...',
    empty: 'Beispielstimme',
    error: 'Failed to fetch testimonials',
    english: ['error'],
  },
  {
    name: 'Unsere Werte',
    collection: 'values',
    shown: ['Sicherheit zuerst', 'Gründlich erklärt', 'Geprüfte Qualität', 'In Ihrem Tempo'],
    loading: 'Werte werden geladen...',
    empty: 'Noch keine Werte verfügbar.',
    error: 'Unsere Werte konnten nicht geladen werden.',
    english: [],
  },
  {
    name: 'Häufige Fragen',
    collection: 'faqs',
    shown: ['Ab welchem Alter kann ich den Führerschein machen?', 'Kann ich in Raten zahlen?'],
    loading: 'Lade FAQs...',
    empty: 'Noch keine FAQs verfügbar.',
    error: 'Die Fragen und Antworten konnten nicht geladen werden.',
    english: [],
  },
] as const satisfies readonly Section[]

function samplesOf(collection: string) {
  const sample = samples.find(({ definition }) => definition.collection === collection)
  if (!sample) throw new Error(`There is no sample of ${collection}.`)
  return sample
}

/** What a screen reader is told to read it in. */
async function expectLanguage(words: Locator, { english }: Section, state: State) {
  const lang = await words.evaluate((element) => element.closest<HTMLElement>('[lang]')?.lang)
  expect(lang, await words.innerText()).toBe(english.includes(state) ? 'en' : 'de')
}

const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

test('every section says that it is loading while the server is silent', async ({ page }) => {
  await withoutPrerendering(page)
  await silenceFirestore(page)
  // After eight seconds they would no longer wait.
  await withoutLongTimers(page)
  await page.goto('/')
  for (const section of sections) {
    const status = region(page, section.name).getByRole('status')
    await expect(status).toHaveText(section.loading)
    await expectLanguage(status.getByText(section.loading), section, 'loading')
    await expect(region(page, section.name).getByRole('article')).toHaveCount(0)
  }
  await expectAccessible(page)
})

test('every section says when there is nothing to show', writes, async ({ page }) => {
  await emptyStore()
  await page.goto('/')
  for (const section of sections) {
    const words = region(page, section.name).getByText(section.empty, { exact: true })
    await expect(words).toBeVisible()
    await expectLanguage(words, section, 'empty')
  }
  for (const { title, id } of defaultCourses) {
    await expect(page.getByRole('link', { name: `Jetzt Anmelden: ${title}` })).toHaveAttribute(
      'href',
      `#contact-form?course=${id}`,
    )
  }
  const voices = region(page, 'Erfolgsgeschichten unserer Schüler')
  await expect(voices.getByRole('img', { name: '5 von 5 Sternen' })).toBeVisible()
  await expect(voices.getByRole('button')).toHaveCount(0)
  const footer = page.getByRole('contentinfo')
  await expect(footer.getByRole('link', { name: 'info@fahrschule-gera.example' })).toBeVisible()
  await expect(footer).toContainText('Montag–Freitag: 8–20 Uhr')
  await expectAccessible(page)
})

test('every section says that it failed, and shows what the store holds on retry', async ({
  page,
  allowErrors,
}) => {
  allowErrors(/Failed to fetch|ERR_|Firestore/)
  const mend = await breakFirestore(page)
  await withoutPrerendering(page)
  // Voices would go on by themselves.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.clock.install()
  await page.goto('/')
  await expectInTime(page, region(page, sections[0].name).getByRole('alert'))
  // It does not stay.
  const toast = toastOf(page, 'Error loading instructors', 'Please try refreshing the page.')
  await expect(toast).toHaveCount(1)
  await expect(toast.locator('[lang=en]')).toHaveText(/^Error loading instructors/)
  for (const section of sections) {
    const alert = region(page, section.name).getByRole('alert')
    const message = alert.getByText(section.error, { exact: true })
    await expect(message).toBeVisible()
    await expectLanguage(message, section, 'error')
  }
  // Visitors can enrol all the same.
  await expect(
    region(page, 'Unsere Kurse')
      .getByRole('link', { name: /Jetzt Anmelden/ })
      .first(),
  ).toHaveAttribute('href', /course=default-/)
  await expectAccessible(page)
  // Asking again connects at once, for all.
  const retry = region(page, sections[0].name).getByRole('button', { name: 'Erneut versuchen' })
  await retryAfter(mend, retry)
  for (const { name, shown } of sections) {
    for (const text of shown) {
      await expect(region(page, name).getByText(text, { exact: true }).first()).toBeVisible()
    }
    await expect(region(page, name).getByRole('alert')).toHaveCount(0)
  }
  await expect(page.getByRole('contentinfo')).toContainText(defaultContactInfo.location_address)
})

test('words without an end break nothing', writes, async ({ page }) => {
  const endless = 'Kraftfahrzeughaftpflichtversicherungsbescheinigung'.repeat(3)
  for (const { collection } of sections) {
    const { definition, records } = samplesOf(collection)
    const [id = ''] = Object.keys(records)
    const texts = Object.entries(definition.fields)
      .filter(([, { kind }]) => kind === 'text' || kind === 'longText')
      .map(([name, { max }]): [string, string] => [name, endless.slice(0, max)])
    await store.doc(`${collection}/${id}`).update(Object.fromEntries(texts))
  }
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/')
  for (const { name } of sections) {
    await expect(region(page, name).getByText(endless.slice(0, 40)).first()).toBeAttached()
  }
  for (const width of [360, 768, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    await expectNoSidewaysScroll(page)
    await expectNothingCutOff(page)
  }
})

test(
  'a change of a record shows in every section of the open page, nothing else moves',
  writes,
  async ({ page }) => {
    await page.goto('/')
    await page.evaluate(() => document.fonts.ready)
    for (const { name, shown } of sections) {
      await expect(region(page, name).getByText(shown[0]).first()).toBeAttached()
    }
    await page.evaluate(() => {
      document.body.dataset['opened'] = 'once'
    })
    for (const { name, collection } of sections) {
      const { definition, records } = samplesOf(collection)
      const [id = '', record] = Object.entries(records)[0] ?? []
      const before = String(record?.[definition.title])
      // As long as before, so that no line breaks differently.
      const after = `${before.slice(0, -2)}!!`
      await region(page, name).scrollIntoViewIfNeeded()
      await expect(region(page, name)).toHaveCSS('content-visibility', 'visible')
      const height = () => region(page, name).evaluate((section) => section.clientHeight)
      const [same, moved] = [await height(), await watchShifts(page, 'from now on')]

      await store
        .collection(collection)
        .doc(id)
        .update({ [definition.title]: after })

      await expect(region(page, name).getByText(after).first()).toBeAttached()
      expect(await height(), name).toBe(same)
      // The testimonials' dots grow and shrink on their own.
      expect(await moved(), name).toBeLessThan(0.0001)
    }
    expect(await page.evaluate(() => document.body.dataset['opened'])).toBe('once')
  },
)
