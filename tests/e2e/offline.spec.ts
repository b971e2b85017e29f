import { expect, expectAccessible, server } from '#tests/support/e2e.ts'
import { KEEPING, unplug, visit } from '#tests/support/kept-site.ts'
import { test } from '#tests/support/publish-by-hand.ts'
import { prerendered } from '#tools/prerender/other-words.ts'

test.use({ serviceWorkers: 'allow' })
test.describe.configure({ timeout: 180_000 })

test.describe('without a network, after one visit', () => {
  test.beforeEach(({ allowErrors }) => {
    allowErrors(/ERR_INTERNET_DISCONNECTED|Firestore|Could not reach/)
  })

  test(
    'the landing page is there with all content and pictures, and says how old it is',
    server,
    async ({ page, context, site }) => {
      await site.publish({ [prerendered('599€')]: '579€' })
      await visit(page)
      await unplug(context, page)
      await page.goto('/')
      await expect(page.getByRole('region', { name: 'Unsere Kurse' })).toContainText('579€')
      await expect(page.getByRole('link', { name: /Jetzt Anmelden/ })).toHaveCount(4)
      await expect(
        page.getByRole('region', { name: 'Unser Team' }).getByRole('article'),
      ).toHaveCount(5)
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
    },
  )

  test('the form keeps what is written and offers other ways', async ({ page, context }) => {
    await visit(page)
    await unplug(context, page)
    await page.goto('/#contact-form')
    const name = page.getByLabel('Name', { exact: true })
    await name.fill('Mara Muster')
    await page.reload()
    await expect(name).toHaveValue('Mara Muster')
  })

  test('the legal pages, and a word where there is nothing, are there too', async ({
    page,
    context,
  }) => {
    await visit(page)
    await unplug(context, page)
    for (const [path, heading] of [
      ['/agb', 'Allgemeine Geschäftsbedingungen'],
      ['/datenschutz', 'Datenschutzerklärung'],
      ['/impressum', 'Impressum'],
      ['/gibt-es-nicht', '404'],
    ] as const) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
    }
    await page.goto('/admin')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sie sind offline.')
    await page.getByRole('link', { name: 'Zur Startseite' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Meistere die Straße')
  })
})

test(
  'a newer build is offered and taken on demand, never over a written form',
  server,
  async ({ page, site }) => {
    await visit(page)
    await page.locator('#contact-form').scrollIntoViewIfNeeded()
    const name = page.getByLabel('Name', { exact: true })
    await name.fill('Mara Muster')
    await page.evaluate(() => {
      document.body.dataset['opened'] = 'once'
    })
    const openedOnce = page.locator('[data-opened="once"]')

    const { script } = await site.deploy()
    await page.evaluate(async () => (await navigator.serviceWorker.ready).update())
    await expect
      .poll(
        () => page.evaluate(async () => (await navigator.serviceWorker.ready).waiting?.state),
        KEEPING,
      )
      .toBe('installed')
    const offer = page.getByText('Es gibt eine neue Version dieser Seite.')
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

test('the site can be installed', async ({ page, request }) => {
  await page.goto('/')
  const href = await page.locator('link[rel="manifest"]').getAttribute('href')
  const manifest = (await (await request.get(href ?? '')).json()) as {
    icons: { src: string; purpose?: string }[]
    screenshots: { src: string }[]
  }
  expect(manifest).toMatchObject({ lang: 'de', start_url: '/', display: 'standalone' })
  expect(manifest.icons.some(({ purpose }) => purpose === 'maskable')).toBe(true)
  for (const { src } of [...manifest.icons, ...manifest.screenshots]) {
    expect((await request.get(src)).ok(), src).toBe(true)
  }
})

test('nothing of the back office is kept for visitors', async ({ page }) => {
  await visit(page)
  const kept = await page.evaluate(async () => {
    const names = await caches.keys()
    const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return keys.flat().map(({ url }) => new URL(url).pathname)
  })
  expect(kept.length).toBeGreaterThan(30)
  expect(kept.filter((path) => /admin|back-office|firebase-auth/.test(path))).toEqual([])
})

test('the back office keeps no records on the device', async ({ adminPage }) => {
  for (const path of ['/admin/courses', '/admin/faqs']) {
    await adminPage.goto(path)
    await expect(adminPage.getByRole('main')).toContainText(/Klasse B|Raten/)
  }
  const databases = await adminPage.evaluate(() => indexedDB.databases())
  expect(databases.filter(({ name }) => name?.startsWith('firestore'))).toEqual([])
})
