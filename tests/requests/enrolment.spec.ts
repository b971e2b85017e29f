// Decisions: 0045
import type { Page } from '@playwright/test'
import {
  field,
  fillIn,
  FORM,
  form,
  send,
  SENT,
  typed,
} from '#tests/support/fixtures/contact-form.ts'
import { storedRequests } from '#tests/support/samples/contact-requests.ts'
import {
  expect,
  expectAccessible,
  expectFits,
  expectNoSidewaysScroll,
  store,
  test,
  toastOf,
  server,
} from '#tests/support/fixtures/e2e.ts'
import { storedChanges } from '#tests/support/fixtures/page-editor.ts'
import { mails } from '#tests/support/servers/mails.ts'

const enrolment = (page: Page) => form(page).getByRole('group', { name: 'Zu Ihrer Anmeldung' })
const choose = (page: Page, course: string) => field(page, 'Kurs').selectOption(course)

const asksAll = { asks_class: true, asks_age: true, asks_start: true, asks_callback: true }
const guardian = ['Erziehungsberechtigte Person', 'Telefon oder E-Mail dieser Person'] as const

test(
  'what staff let a course ask appears in the open form, and only for this course',
  server,
  async ({ page, adminPage }) => {
    await page.goto('/#contact-form?course=klasse-b')
    await expect(field(page, 'Kurs')).toHaveValue('klasse-b')
    await expect(field(page, 'Name')).toBeInViewport()
    // Neither questions nor a request that waits.
    await expect(form(page).getByRole('group')).toHaveCount(0)
    await expect(field(page, 'Kurs').locator('option')).toHaveText([
      'Bitte wählen',
      'Defensives Fahren, 449€',
      'Fahren für Fortgeschrittene, 499€',
      'Führerschein Klasse B, 599€',
      'Motorradführerschein Klasse A, 649€',
      'Ich weiß es noch nicht',
    ])
    // On the page itself: what has no place there is behind the pencil.
    await adminPage.goto('/?bearbeiten')
    await adminPage.locator('[data-record="courses/klasse-b"]').hover()
    await adminPage.getByRole('button', { name: /^Edit Course: Führerschein Klasse B/ }).click()
    const dialog = adminPage.getByRole('dialog')
    await dialog.getByText('What the contact form asks').click()
    await dialog.getByLabel('Form asks for the age').check()
    await dialog.getByRole('button', { name: 'Apply' }).click()
    // A draft that is written meanwhile has the publication tried again.
    await expect.poll(storedChanges).toHaveLength(1)
    await adminPage.getByRole('button', { name: 'Publish', exact: true }).click()
    await expect(field(page, 'Alter')).toBeVisible()
    for (const label of ['Führerscheinklasse', 'Wunschbeginn (freiwillig)', ...guardian]) {
      await expect(field(page, label)).toHaveCount(0)
    }
    await expect(form(page)).toContainText('Alle Felder sind Pflichtfelder.')
    await field(page, 'Alter').selectOption('16 oder 17 Jahre')
    await expect(field(page, guardian[0])).toBeVisible()

    await fillIn(page, typed, 'defensiv')
    await expect(enrolment(page)).toHaveCount(0)
    await send(page).click()
    await expect(toastOf(page, SENT)).toBeVisible()
    const [request] = await storedRequests()
    expect(request).not.toHaveProperty('age_group')

    await choose(page, 'klasse-b')
    await store.doc('courses/klasse-b').update({ price: '579€' })
    await expect(field(page, 'Kurs').locator('option:checked')).toHaveText(
      'Führerschein Klasse B, 579€',
    )
    await store.doc('courses/klasse-b').delete()
    await expect(field(page, 'Kurs')).toHaveValue('')
    // What is not offered any more is not sent either.
    await send(page).click()
    await expect(field(page, 'Kurs')).toHaveAccessibleDescription(
      'Bitte wählen Sie einen Kurs aus.',
    )
  },
)

test(
  'a minor enrols with a guardian, without a network, and staff read it in words',
  server,
  async ({ page, context, browser, signedIn, allowErrors }) => {
    allowErrors(/ERR_|Firestore/)
    await store.doc('courses/klasse-b').update(asksAll)
    await page.goto('/#contact-form')
    await choose(page, 'klasse-b')
    await expect(enrolment(page)).toContainText(/unverbindlich.*löschen wir Ihre Angaben am \d/)
    await expect(form(page)).toContainText('Alle Felder ohne „freiwillig“ sind Pflichtfelder.')
    await fillIn(page)
    await send(page).click()
    await expect(field(page, 'Führerscheinklasse')).toBeFocused()
    await field(page, 'Führerscheinklasse').selectOption('B197: Auto, Automatik und Schaltung')
    await field(page, 'Alter').selectOption('16 oder 17 Jahre')
    await send(page).click()
    await expect(field(page, guardian[0])).toBeFocused()
    await expect(field(page, guardian[0])).toHaveAccessibleDescription(/^Unter 18 brauchen wir/)
    await expectFits(page, [1280, 360])
    await expectAccessible(page, FORM)
    await field(page, guardian[0]).fill('Petra Muster')
    await field(page, guardian[1]).fill('petra@example.com')
    await field(page, 'Wunschbeginn (freiwillig)').fill('nach den Sommerferien')
    await context.setOffline(true)
    await send(page).click()
    await form(page).getByRole('button', { name: 'Ändern' }).click()
    await expect(field(page, guardian[0])).toHaveValue('Petra Muster')
    await expect(field(page, 'Wunschbeginn (freiwillig)')).toHaveValue('nach den Sommerferien')
    await send(page).click()
    await expect(form(page)).toContainText('Noch nicht gesendet')
    await context.setOffline(false)
    await expect(toastOf(page, SENT)).toBeVisible()
    expect((await mails()).map(({ text }) => text)).toEqual([
      expect.stringContaining(
        'Erziehungsberechtigte Person: Petra Muster\nKontakt dieser Person: petra@example.com',
      ),
    ])
    expect((await storedRequests())[0]).not.toHaveProperty('callback_times')

    const german = await browser.newContext({ storageState: signedIn, locale: 'de-DE' })
    const office = await german.newPage()
    await office.goto('/admin/requests')
    await office.getByRole('link', { name: 'Mara Muster ansehen' }).click()
    await office.getByText('Mehr', { exact: true }).click()
    for (const [term, definition] of [
      ['Führerscheinklasse', 'B197: Auto, Automatik und Schaltung'],
      ['Alter', '16 oder 17 Jahre'],
      ['Erziehungsberechtigte Person', 'Petra Muster'],
      ['Kontakt dieser Person', 'petra@example.com'],
      ['Wunschbeginn', 'nach den Sommerferien'],
      ['Wird gelöscht', /^\d+\. \p{L}+ \d{4}$/u],
    ] as const) {
      await expect(fact(office, term)).toHaveText(definition)
    }
    await expect(office.getByRole('term').filter({ hasText: 'Rückrufzeiten' })).toHaveCount(0)
    await office.setViewportSize({ width: 360, height: 800 })
    await expectNoSidewaysScroll(office)
    await expectAccessible(office)
    await german.close()
  },
)

/** What stands beside a term. */
const fact = (page: Page, term: string) =>
  page
    .getByRole('term')
    .filter({ hasText: new RegExp(`^${term}$`) })
    .locator('+ dd')
