// Decisions: 0039
import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { sentRequest } from '#tests/support/samples/contact-requests.ts'
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  expectTargets,
  store,
  test,
  writes,
} from '#tests/support/fixtures/e2e.ts'

/** Every kind of screen behind the guard, by what its heading says. */
const screens = [
  { name: 'the dashboard', path: '', en: 'Dashboard', de: 'Übersicht' },
  { name: 'a list as a table', path: 'courses', en: 'Courses', de: 'Kurse' },
  { name: 'a list as cards', path: 'instructors', en: 'Instructors', de: 'Fahrlehrer' },
  { name: 'a new record', path: 'faqs/new', en: 'Add New FAQ', de: 'Frage hinzufügen' },
  {
    name: 'a form with stars',
    path: 'testimonials/new',
    ...{ en: 'Add New Testimonial', de: 'Bewertung hinzufügen' },
  },
  {
    name: 'a form with icons',
    path: 'why-choose-us/new',
    ...{ en: 'Add New Item', de: 'Grund hinzufügen' },
  },
  {
    name: 'the form of a record with a picture',
    path: 'courses/klasse-b/edit',
    ...{ en: 'Edit Course', de: 'Kurs bearbeiten' },
  },
  { name: 'the only record', path: 'contact', en: 'Contact Info', de: 'Kontaktdaten' },
  {
    name: 'a record',
    path: 'courses/klasse-b',
    ...{ en: 'Führerschein Klasse B', de: 'Führerschein Klasse B' },
  },
  {
    name: 'a history',
    path: 'courses/klasse-b/history',
    ...{ en: 'History of Führerschein Klasse B', de: 'Verlauf: Führerschein Klasse B' },
  },
  { name: 'the bin', path: 'bin', en: 'Bin', de: 'Papierkorb' },
  { name: 'the requests', path: 'requests', en: 'Requests', de: 'Anfragen' },
  { name: 'the accounts and the own one', path: 'accounts', en: 'Accounts', de: 'Konten' },
  { name: 'an unknown address', path: 'gibt-es-nicht', en: '404', de: '404' },
] as const

const looks = [
  { language: 'en', locale: 'en-GB', width: 1280, colorScheme: 'light' },
  { language: 'de', locale: 'de-DE', width: 360, colorScheme: 'dark' },
] as const

/** Of those that every screen has some of. What is stored is German. */
const ENGLISH =
  /\b(the|and|of|with|is|are|not|Add|Edit|Delete|View|Search|Save|Cancel|Back|Loading|Done|Yes|No|Title|Price|Question|Actions|Requests|Accounts|Courses|Instructors)\b/

async function expectGoodScreen(page: Page, language: 'en' | 'de'): Promise<void> {
  await expect(page.getByText(/Loading|geladen …/)).toHaveCount(0)
  await expect(page.locator('html')).toHaveAttribute('lang', language)
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
  // What is beside the wide screens alone is the same on all of them.
  if (language === 'en' && /\/admin\/?$/.test(page.url())) {
    await page.emulateMedia({ colorScheme: 'dark' })
    await expectAccessible(page, 'color-contrast')
    await page.emulateMedia({ colorScheme: 'light' })
  }
  // With the names that only screen readers hear.
  if (language === 'de') expect(await page.locator('body').ariaSnapshot()).not.toMatch(ENGLISH)
}

/** What leaves the form and what saves it, in German, stand beside each other. */
async function expectOneBar(page: Page): Promise<void> {
  const [cancel, save] = [
    page.getByRole('link', { name: 'Abbrechen' }),
    page.getByRole('button', { name: 'Änderungen speichern' }),
  ]
  await expect(save).toBeVisible()
  const top = async (button: typeof save) => (await button.boundingBox())?.y ?? NaN
  await expect.poll(async () => (await top(save)) - (await top(cancel))).toBe(0)
}

/** As the router does: loading the whole back office for each screen takes longer than to look at it. */
const goTo = (page: Page, path: string) =>
  page.evaluate((to) => {
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, path)

for (const { language, locale, width, colorScheme } of looks) {
  test.describe(`in ${language}, ${width} px wide and ${colorScheme}`, () => {
    test.use({ locale, viewport: { width, height: 900 }, colorScheme, reducedMotion: 'reduce' })

    test('every kind of screen is accessible and fits', writes, async ({ adminPage: page }) => {
      test.slow()
      await page.goto('/admin')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      for (const { name, path, [language]: heading } of screens) {
        await test.step(name, async () => {
          await goTo(page, `/admin/${path}`)
          await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
          await expectGoodScreen(page, language)
          if (width === 360) await expectTargets(page, 44)
          if (width === 360 && path === 'contact') await expectOneBar(page)
        })
      }
      await test.step('one request, and its list', async () => {
        const id = randomUUID()
        const name = 'Kraftfahrzeughaftpflicht'.repeat(4)
        const message = 'x'.repeat(400)
        await store.doc(`contact_requests/${id}`).set({ ...sentRequest(name), message, read: true })
        await goTo(page, `/admin/requests/${id}`)
        await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
        await expectGoodScreen(page, language)
        await goTo(page, '/admin/requests')
        await expect(page.getByRole('row').filter({ hasText: name })).toBeVisible()
        await expectGoodScreen(page, language)
      })
    })

    test('signing in, and asking for a new password, is accessible and fits', async ({ page }) => {
      const words = {
        en: { forgotten: 'Forgot password?', dialog: 'Set a new password' },
        de: { forgotten: 'Passwort vergessen?', dialog: 'Neues Passwort festlegen' },
      }[language]
      await page.goto('/admin/login')
      const forgotten = page.getByRole('button', { name: words.forgotten })
      await expect(forgotten).toBeVisible()
      await expectGoodScreen(page, language)
      await forgotten.click()
      await expect(page.getByRole('dialog', { name: words.dialog })).toBeVisible()
      await expectGoodScreen(page, language)
    })
  })
}
