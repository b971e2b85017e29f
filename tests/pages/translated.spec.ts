// Decisions: 0056
import type { Page } from '@playwright/test'
import { sitePaths } from '#model/site/site-paths.ts'
import {
  field,
  fillIn,
  form,
  isFunction,
  send,
  SENT,
  typed,
} from '#tests/support/fixtures/contact-form.ts'
import { expect, server, store, test, toastOf, writes } from '#tests/support/fixtures/e2e.ts'
import { aLesson } from '#tests/support/samples/lessons.ts'
import { priceSheet } from '#tests/support/samples/price-sheets.ts'
import { storeLessons, storeSheets, storeSteps } from '#tests/support/rules/store-content.ts'
import { mails } from '#tests/support/servers/mails.ts'
import { translatePage } from '#tests/support/fixtures/translation.ts'

const WAY = '/weg-zum-fuehrerschein'
const broken = (page: Page) => page.getByText('Diese Seite konnte nicht geladen werden.')

for (const when of ['before', 'after'] as const) {
  test(
    `a page that the browser translates ${when} its scripts run says what is chosen`,
    writes,
    async ({ page, allowErrors }) => {
      // The page is no longer as it was served: React then renders it anew.
      if (when === 'before') allowErrors(/Minified React error #4(18|23|25)/)
      await storeSheets({ b: priceSheet('B', { lesson: 6_500 }) })
      await storeLessons(
        aLesson({ id: 'course', title: 'Ferienkurs', kind: 'course' }),
        aLesson({ id: 'theory', title: 'Grundstoff', kind: 'theory' }),
      )
      await storeSteps()
      if (when === 'before') await page.addInitScript(translatePage)
      const open = async (path: string, ready: string) => {
        await page.goto(path)
        await expect(page.getByText(ready).first()).toBeVisible()
        if (when === 'after') await page.evaluate(translatePage)
      }

      await test.step('in the calculator', async () => {
        await open(sitePaths.prices, 'B: Auto')
        const sum = page.getByRole('status').filter({ hasText: 'Voraussichtlich' })
        const [least = 0, most = 0] = amountsIn(await sum.innerText())
        await page.getByLabel('Fahrstunden, höchstens').fill('40')
        await page.getByLabel('Fahrstunden, mindestens').fill('30')
        await expect(
          page
            .getByRole('table', { name: 'Geschätzte Kosten' })
            .getByRole('row', { name: 'Fahrstunde' }),
        ).toContainText('1.950,00 bis 2.600,00')
        expect(amountsIn(await sum.innerText())).toEqual([least + 650, most + 650])
      })
      await test.step('among the dates', async () => {
        await open(sitePaths.lessons, 'Ferienkurs')
        const found = page.getByRole('status').filter({ hasText: 'Termin' })
        const all = await found.innerText()
        await page.getByLabel('Art').selectOption('Kursbeginn')
        await expect(found).toHaveText(/^\d+ Termine von \d+$/)
        await page.getByLabel('Art').selectOption('Alle Arten')
        await expect(found).toHaveText(all)
      })
      await test.step('on the way to the licence', async () => {
        await open(WAY, 'Bei uns anmelden')
        const dates = page.getByRole('region', { name: 'Ihre frühesten Termine' })
        const birthday = page.getByLabel('Wann sind Sie geboren?')
        await birthday.fill('2030-01-01')
        await birthday.blur()
        await expect(page.getByText('Bitte prüfen Sie das Datum.')).toBeVisible()
        await page.locator('[name=weg]').check()
        await birthday.fill('2009-03-15')
        await expect(dates).toContainText(
          ', Begleitetes Fahren ab 17 (BF17), geboren am 15. März 2009',
        )
        await page.locator('[name=weg]').uncheck()
        await birthday.fill('')
        await expect(dates).not.toContainText(/Begleitetes Fahren|geboren am/)
      })
      await expect(broken(page)).toHaveCount(0)
    },
  )
}

test.describe('a landing page', () => {
  test.use({ hasConsented: false })

  for (const when of ['before', 'after'] as const) {
    test(
      `that the browser translates ${when} its scripts run can be walked over and written from`,
      server,
      async ({ page, allowErrors }) => {
        // Parts of the page may be hydrated only after that.
        allowErrors(/Minified React error #4(18|23|25)/)
        if (when === 'before') await page.addInitScript(translatePage)
        // The voices would go on by themselves while the banner is looked at.
        await page.emulateMedia({ reducedMotion: 'reduce' })
        await page.goto('/')
        const consent = page.getByRole('region', { name: 'Ihre Privatsphäre' })
        await expect(consent).toBeVisible()
        if (when === 'after') await page.evaluate(translatePage)
        await consent.getByRole('button', { name: 'Einstellungen' }).click()
        await page.getByRole('dialog').getByRole('button', { name: 'Alle ablehnen' }).click()
        await expect(consent).toHaveCount(0)
        // The store's words, which only hydrated sections have: one that is hydrated by a press is
        // rendered anew below it.
        const voice = page.locator('#testimonials').getByRole('figure')
        await expect(voice).toContainText('Heike T.')
        const question = page.locator('summary').nth(4)
        await expect(question).toContainText('Kann ich in Raten zahlen?')

        const navigation = page.getByRole('banner')
        await navigation.getByRole('link', { name: 'Bewertungen' }).click()
        await page.getByRole('button', { name: 'Nächste Stimme' }).click()
        await expect(voice).toContainText('Paul W.')
        await navigation.getByRole('link', { name: 'Partner' }).click()
        await page.getByRole('button', { name: 'Nächster Partner' }).click()
        await question.click()
        await expect(page.locator('details[open]')).toContainText('Kann ich in Raten zahlen?')
        // A price that changes, and a course that disappears.
        const courses = page.getByRole('region', { name: 'Unsere Kurse' })
        await store.doc('courses/klasse-b').update({ price: '611€' })
        await expect(courses).toContainText('611€')
        await store.doc('courses/klasse-a').delete()
        await expect(courses.getByRole('article')).toHaveCount(3)

        await courses
          .getByRole('article')
          .filter({ hasText: '611€' })
          .getByRole('link', { name: 'Jetzt Anmelden' })
          .click()
        await expect(field(page, 'Kurs')).toHaveValue('klasse-b')
        await send(page).click()
        await expect(field(page, 'Name')).toHaveAccessibleDescription(/\S/)
        await fillIn(page)
        await send(page).click()
        await expect(toastOf(page, SENT)).toBeVisible()
        expect(await mails()).toHaveLength(1)
        await expect(broken(page)).toHaveCount(0)
      },
    )
  }
})

test(
  'a request on a page that the browser translates waits for the server, loses its course, is sent',
  server,
  async ({ page, allowErrors }) => {
    allowErrors(/ERR_FAILED|Could not reach/)
    await page.goto('/#contact-form')
    await expect(field(page, 'Kurs')).toContainText('Defensives Fahren')
    await page.evaluate(translatePage)
    await page.route(isFunction, (route) => route.abort())
    await fillIn(page, typed, 'defensiv')
    await send(page).click()
    const waiting = form(page).getByRole('group').filter({ hasText: 'Noch nicht gesendet' })
    await expect(waiting).toContainText('zum Kurs „Defensives Fahren“')
    await store.doc('courses/defensiv').delete()
    await expect(waiting).not.toContainText('Defensives Fahren')
    const again = waiting.getByRole('button', { name: 'Jetzt senden' })
    await again.click()
    await expect(waiting).toContainText('Das hat gerade nicht geklappt.')
    await page.unroute(isFunction)
    await again.click()
    const sent = form(page).getByRole('status').filter({ hasText: 'Gesendet am' })
    await sent.getByRole('button', { name: 'Verstanden' }).click()
    await expect(sent).toHaveCount(0)
    expect(await mails()).toHaveLength(1)
    await expect(broken(page)).toHaveCount(0)
  },
)

const amountsIn = (text: string) =>
  [...text.matchAll(/[\d.]+,\d\d/g)].map(([amount]) =>
    Number(amount.replaceAll('.', '').replace(',', '.')),
  )
