import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  store,
  test,
  writes,
} from '#tests/support/e2e.ts'
import { prerendered } from '#tools/prerender/other-words.ts'

const pages = [
  {
    path: '/agb',
    heading: 'Allgemeine Geschäftsbedingungen',
    says: ['Geltungsbereich', 'Vertragsschluss', 'Zahlung', 'Frist von 2 Wochen schriftlich'],
  },
  {
    path: '/datenschutz',
    heading: 'Datenschutzerklärung',
    says: ['Verantwortlicher', 'DSGVO', '180 Tage'].concat(
      ['Musterstraße 12', '07545 Gera'].map(prerendered),
    ),
  },
  {
    path: '/cookies',
    heading: 'Cookie-Richtlinie',
    says: ['Notwendig', 'Analyse', 'Marketing', 'Cookie-Einstellungen'],
  },
  {
    path: '/ueber-uns',
    heading: 'Über uns',
    says: ['1000+', '95%', '10+', 'Fahrzeuge', 'ab 16', 'ab 18', 'ab 24'].concat([
      'Ronneburg',
      'Weida',
      'Landkreis Greiz',
    ]),
  },
  {
    path: '/barrierefreiheit',
    heading: 'Erklärung zur Barrierefreiheit',
    says: ['WCAG', 'weitgehend vereinbar', 'MLBF'],
  },
  {
    path: '/impressum',
    heading: 'Impressum',
    says: ['§ 5 DDG', 'Jens Beispiel', 'Aufsicht', 'info@fahrschule-gera.example'].concat(
      ['Musterstraße 12', '07545 Gera', '+49 365 0000000'].map(prerendered),
    ),
  },
]

for (const { path, heading, says } of pages) {
  test.describe(path, () => {
    test('can be read without scripts', async ({ browser }) => {
      const context = await browser.newContext({ javaScriptEnabled: false })
      const page = await context.newPage()
      const response = await page.goto(path)
      expect(response?.status()).toBe(200)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
      await expect(page).toHaveTitle(`${heading} – Fahrschule Gera`)
      for (const text of says) {
        await expect(page.getByRole('main').getByText(text).first()).toBeVisible()
      }
      await context.close()
    })

    test('fits and is accessible on every screen', async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      for (const width of [360, 768, 1280, 1920]) {
        await page.setViewportSize({ width, height: 900 })
        await page.goto(path)
        await expect(page.getByRole('button', { name: 'Cookie-Einstellungen' })).toBeEnabled()
        await expectNoSidewaysScroll(page)
        await expectAccessible(page)
      }
    })
  })
}

test(
  'the pages that name the school’s address follow the contact information, live',
  writes,
  async ({ page }) => {
    await store.doc('contact_info/main').update({
      location_address: 'Am Markt 1',
      location_postal: '07743',
      location_city: 'Jena',
      phone_primary: '0365 / 12 34-56',
      email_primary: 'hallo@fahrschule-gera.example',
    })
    for (const path of ['/impressum', '/datenschutz', '/agb', '/ueber-uns']) {
      await page.goto(path)
      const main = page.getByRole('main')
      await expect(main).toContainText(/Am Markt 1(, )?07743 Jena/)
      await expect(main).not.toContainText(/Must[eé]rstra/)
      if (path === '/ueber-uns') continue
      await expect(main).toContainText('0365 / 12 34-56')
      await expect(main).toContainText('hallo@fahrschule-gera.example')
    }
  },
)

test('the picture of the about page stands beside the heading where there is room', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/ueber-uns')
  const heading = await page.getByRole('heading', { level: 1 }).boundingBox()
  const picture = await page.getByRole('img', { name: /^Drei Fahrschulautos/ }).boundingBox()
  expect(picture?.x).toBeGreaterThan(640)
  expect(picture?.y).toBeLessThan((heading?.y ?? 0) + (heading?.height ?? 0))
})

test('an address that does not exist answers 404 and leads back', async ({ page, allowErrors }) => {
  allowErrors(/404/)
  const response = await page.goto('/gibt-es-nicht')
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('404')
  await expect(page.getByText('Oops! Page not found')).toBeVisible()
  await expect(page.getByText('Oops! Page not found')).toHaveAttribute('lang', 'en')
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Zur Startseite' }).click()
  await expect(page.getByRole('heading', { name: 'Unsere Kurse' })).toBeVisible()
})

test.describe('the footer', () => {
  test('links the legal pages and social profiles on every page', async ({ page }) => {
    for (const path of ['/', '/agb', '/ueber-uns']) {
      await page.goto(path)
      const footer = page.getByRole('contentinfo')
      for (const [name, href] of [
        ['AGB', '/agb'],
        ['Datenschutz', '/datenschutz'],
        ['Cookies', '/cookies'],
        ['Impressum', '/impressum'],
        ['Über uns', '/ueber-uns'],
      ] as const) {
        await expect(footer.getByRole('link', { name, exact: true })).toHaveAttribute('href', href)
      }
      for (const name of ['Facebook', 'Instagram', 'YouTube']) {
        await expect(footer.getByRole('link', { name })).toBeVisible()
      }
    }
  })

  test(
    'gives the school’s contact data, live, its hours line by line',
    writes,
    async ({ page }) => {
      await page.goto('/')
      const footer = page.getByRole('contentinfo')
      await expect(footer).toContainText('Musterstraße 12, 07545 Gera, Deutschland')
      await expect(
        footer.getByRole('list', { name: 'Öffnungszeiten' }).getByRole('listitem'),
      ).toHaveText(['Montag–Freitag: 8–20 Uhr', 'Samstag: 9–17 Uhr', 'Sonntag: geschlossen'])
      await store.doc('contact_info/main').update({
        phone_primary: '0365 / 12 34-56',
        business_hours: 'Montag: 10–18 Uhr\n\nDienstag: geschlossen',
      })
      await expect(footer.getByRole('link', { name: '0365 / 12 34-56' })).toHaveAttribute(
        'href',
        'tel:0365123456',
      )
      await expect(
        footer.getByRole('list', { name: 'Öffnungszeiten' }).getByRole('listitem'),
      ).toHaveText(['Montag: 10–18 Uhr', 'Dienstag: geschlossen'])
    },
  )

  test(
    'names the town once where an older record has it in its address',
    writes,
    async ({ page }) => {
      await store.doc('contact_info/main').update({
        location_address: 'Am Markt 1, 07545 Gera, Deutschland',
      })
      await page.goto('/')
      const address = page.getByRole('contentinfo').getByText('Am Markt 1')
      await expect(address).toHaveText('Am Markt 1, 07545 Gera, Deutschland')
    },
  )

  test(
    'keeps the built-in contact data while there is no record, or an older one',
    writes,
    async ({ page }) => {
      await store.doc('contact_info/main').delete()
      await page.goto('/')
      await expect(page.getByText('Kann ich in Raten zahlen?')).toBeVisible()
      const footer = page.getByRole('contentinfo')
      await expect(footer.getByRole('link', { name: 'info@fahrschule-gera.example' })).toBeVisible()
      await expect(footer).toContainText('Montag–Freitag: 8–20 Uhr')
    },
  )
})
