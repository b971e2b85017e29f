// Decisions: 0020
import { readFile } from 'node:fs/promises'
import { setTimeout } from 'node:timers/promises'
import { dayAndMonthText } from '#model/time/german-dates.ts'
import { calendarPath, sitePaths } from '#model/site/site-paths.ts'
import { expect, expectAccessible, store, alone } from '#tests/support/fixtures/e2e.ts'
import { KEEPING, goOffline, visitUntilCached } from '#tests/support/servers/kept-site.ts'
import { aLesson } from '#tests/support/samples/lessons.ts'
import { allClasses } from '#tests/support/samples/price-sheets.ts'
import { test } from '#tests/support/servers/publish-by-hand.ts'
import { storeLessons, storeSheets, storeSteps } from '#tests/support/rules/store-content.ts'
import { translatePage } from '#tests/support/fixtures/translation.ts'
import { prerendered } from '#tools/prerender/other-words.ts'

test.use({ serviceWorkers: 'allow' })

test(
  'after one visit the site is there without a network, and nothing of the back office',
  alone,
  async ({ page, context, site, allowErrors }) => {
    allowErrors(/ERR_INTERNET_DISCONNECTED|Firestore|Could not reach/)
    await site.publish({ [prerendered('599€')]: '579€' })
    await visitUntilCached(page)
    const cached = await page.evaluate(async () => {
      const names = await caches.keys()
      const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
      return keys.flat().map(({ url }) => new URL(url).pathname)
    })
    expect(cached.length).toBeGreaterThan(30)
    expect(cached.filter((path) => /admin|back-office|firebase-auth/.test(path))).toEqual([])

    await goOffline(context, page)
    await test.step('the landing page has all content and pictures, and says how old it is', async () => {
      await page.goto('/')
      await expect(page.getByRole('region', { name: 'Unsere Kurse' })).toContainText('579€')
      await expect(page.getByRole('link', { name: /Jetzt Anmelden/ })).toHaveCount(4)
      const team = page.getByRole('region', { name: 'Unser Team' })
      await expect(team.getByRole('article')).toHaveCount(5)
      await expect(page.getByText(prerendered('Kann ich in Raten zahlen?'))).toBeVisible()
      await expect(
        page.getByText(/^Offline, Stand: \d\d\.\d\d\.\d{4}, \d\d:\d\d\sUhr$/),
      ).toBeVisible()
      const broken = await page.evaluate(async () => {
        for (const image of document.images) image.loading = 'eager'
        const states = [...document.images].map((image) =>
          image.decode().then(
            () => '',
            () => image.src,
          ),
        )
        return (await Promise.all(states)).filter(Boolean)
      })
      expect(broken).toEqual([])
      await expectAccessible(page)
    })

    await test.step('the form keeps what is written, translated by the browser, too', async () => {
      await page.evaluate(translatePage)
      const name = page.getByLabel('Name', { exact: true })
      await name.fill('Mara Muster')
      await page.reload()
      await expect(name).toHaveValue('Mara Muster')
    })

    await test.step('the legal pages are there, and a word where there is nothing', async () => {
      for (const [path, heading] of [
        ['/agb', 'Allgemeine Geschäftsbedingungen'],
        ['/datenschutz', 'Datenschutzerklärung'],
        ['/impressum', 'Impressum'],
        ['/gibt-es-nicht', '404'],
      ] as const) {
        await page.goto(path)
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
      }
      // Once hydrated, too, and where Hosting leads there from another address.
      for (const ending of ['', '/', '.html']) {
        await page.goto(`/impressum${ending}?von=flyer`)
        await expect(page.getByText(/^Offline, Stand:/)).toBeVisible()
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Impressum')
        await expect(page).toHaveURL('/impressum?von=flyer')
      }
      for (const path of [calendarPath, '/admin']) {
        await page.goto(path)
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sie sind offline.')
      }
      await page.getByRole('link', { name: 'Zur Startseite' }).click()
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Meistere die Straße')
    })

    await test.step('nor anything of the browser’s own where it has thrown the kept pages away', async () => {
      await page.evaluate(async () => {
        const pages = (await caches.keys()).filter((name) => name.startsWith('pages '))
        await Promise.all(pages.map((name) => caches.delete(name)))
      })
      await page.goto('/')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sie sind offline.')
      const number = prerendered('+49 365 0000000')
      const call = page.getByRole('link', { name: number })
      await expect(call).toHaveAttribute('href', `tel:${number.replaceAll(' ', '')}`)
      await expectAccessible(page)
    })
  },
)

test(
  'what staff have entered is there without a network: hours, prices, dates, the way to a licence',
  alone,
  async ({ page, context, allowErrors, publishStore }) => {
    allowErrors(/ERR_INTERNET_DISCONNECTED|Firestore|Could not reach/)
    const now = Date.now()
    const inDays = (days: number) => new Date(now + days * 24 * 3_600_000)
    const dayIn = (days: number) => inDays(days).toISOString().slice(0, 10)
    await storeLessons(aLesson({ title: 'Grundstoff', date: dayIn(2) }))
    await storeSteps()
    await storeSheets(allClasses())
    const week_hours = [...Array<string>(5).fill('08:00-12:00 13:00-18:00'), '', '']
    // On some holiday the first evening would fall out.
    await store.doc('contact_info/main').update({ week_hours, closed_on_holidays: false })
    await publishStore()
    await visitUntilCached(page)
    await goOffline(context, page)
    // The first two evenings are over: counted on the device.
    await page.clock.install({ time: inDays(10) })
    await page.goto('/')
    const [, month, day] = dayIn(16).split('-').map(Number)
    await expect(page.getByRole('link', { name: /Nächster Theorie/ })).toHaveText(
      new RegExp(`^Nächster Theorieunterricht: .., ${day}\\.${month}\\., 18 Uhr$`),
    )
    await page.clock.setFixedTime('2026-11-24T12:30:00Z')
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await expect(page.getByText('Jetzt geöffnet bis 18 Uhr')).toHaveCount(2)
    await page.clock.setFixedTime(inDays(10))
    await page.goto(sitePaths.lessons)
    await expect(page.getByRole('article').first()).toContainText(dayAndMonthText(dayIn(16)))

    await page.clock.setFixedTime('2026-11-24T12:30:00Z')
    await page.goto(sitePaths.licence_way)
    const steps = page.getByRole('list', { name: /^Schritte für/ }).getByRole('heading')
    await expect(steps.nth(1)).toHaveText('Sehtest machen')
    await page.getByLabel('Wann sind Sie geboren?').fill('2009-07-15')
    await expect(page.getByRole('region', { name: 'Ihre frühesten Termine' })).toContainText(
      'ab 15. Juni 2027',
    )

    // 350 + 185 + 8 × 62 = 1,031, and 1,279 with twelve lessons.
    await page.goto('/preise?klasse=A2&vorbesitz=a1&stunden=8-12&theorie=0&praxis=1')
    await expect(page.getByRole('status').filter({ hasText: 'Voraussichtlich' })).toHaveText(
      'Voraussichtlich 1.031,00 bis 1.279,00 €',
    )
    const download = page.waitForEvent('download')
    const carB = page.getByRole('region', { name: /^B: Auto$/ })
    await carB.getByRole('link', { name: 'Tabelle (CSV)' }).click()
    const file = await download
    expect(file.suggestedFilename()).toBe('preise-b-2026-01-01.csv')
    const table = await readFile(await file.path(), 'utf8')
    expect(table).toContain('\uFEFFKlasse;Gültig ab;Entgelt;Euro\r\n')
    expect(table).toContain('B;2026-01-01;Fahrstunde (45 Minuten);62,00\r\n')
  },
)

test(
  'a newer build is offered and taken on demand, never over a written form',
  alone,
  async ({ page, site }) => {
    await visitUntilCached(page)
    await page.locator('#contact-form').scrollIntoViewIfNeeded()
    const name = page.getByLabel('Name', { exact: true })
    await expect(name).toBeVisible()
    await page.evaluate(() => {
      document.body.dataset['opened'] = 'once'
    })
    const openedOnce = page.locator('[data-opened="once"]')

    const { script } = await site.deploy()
    await page.evaluate(async () => (await navigator.serviceWorker.ready).update())
    const offer = page.getByText('Es gibt eine neue Version dieser Seite.')
    await expect(offer).toBeVisible(KEEPING)
    await name.fill('Mara Muster')
    await expect(offer).toHaveCount(0)
    await name.fill('')
    await expect(offer).toBeVisible()
    await expectAccessible(page)
    await expect(openedOnce).toBeAttached()

    await page.getByRole('button', { name: 'Neu laden' }).click()
    await expect(openedOnce).not.toBeAttached()
    await expect(offer).toHaveCount(0)
    await expect(page.locator('script[type="module"]')).toHaveAttribute('src', script)
  },
)

test('on a slow network the page that is kept is shown; the back office is waited for', async ({
  page,
  context,
}) => {
  await visitUntilCached(page)
  // Never answered.
  await context.route('**/agb', () => {})
  await page.goto('/agb')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Allgemeine')
  await context.route('**/admin', async (route) => {
    // Longer than a page may take of which one is kept; a worker's clock cannot be moved.
    await setTimeout(4_000)
    await route.continue()
  })
  await page.goto('/admin')
  await expect(page.getByRole('heading', { name: 'Admin Login' })).toBeVisible()
})

test('the back office keeps no records on the device', async ({ adminPage }) => {
  await adminPage.goto('/admin/faqs')
  await expect(adminPage.getByRole('main')).toContainText('Raten')
  const databases = await adminPage.evaluate(() => indexedDB.databases())
  expect(databases.filter(({ name }) => name?.startsWith('firestore'))).toEqual([])
})
