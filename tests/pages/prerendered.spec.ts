// Decisions: 0013
import sharp from 'sharp'
import { EMULATED_SITE } from '#model/site/firebase-project.ts'
import { constantPages } from '#tests/support/samples/constant-pages.ts'
import { expect, test } from '#tests/support/fixtures/e2e.ts'
import { watchShifts } from '#tests/support/fixtures/layout-shifts.ts'
import { samples } from '#tools/seed-data/index.ts'

test('the picture for messengers is there, in its size', async ({ request }) => {
  const html = await (await request.get('/')).text()
  const [, address = ''] = /<meta property="og:image" content="([^"]*)"/.exec(html) ?? []
  const picture = sharp(await (await request.get(address)).body())
  expect(await picture.metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
})

test('sitemap and robots name the public pages, and the back office is not indexed', async ({
  request,
}) => {
  const sitemap = await (await request.get('/sitemap.xml')).text()
  const listed = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url]) => url)
  expect(listed).toEqual(constantPages.map(({ path }) => `${EMULATED_SITE}${path}`))
  expect(await (await request.get('/robots.txt')).text()).toContain(
    `Sitemap: ${EMULATED_SITE}/sitemap.xml`,
  )
  expect((await request.get('/admin')).headers()['x-robots-tag']).toBe('noindex')
})

test('live content takes the place of the prerendered without moving anything', async ({
  page,
}) => {
  await page.goto('/', { waitUntil: 'commit' })
  const heading = await page.waitForSelector('h1')
  const shifts = await watchShifts(page, 'from the beginning')
  await expect(page.locator('#courses').getByText('599€')).toBeVisible()
  for (const { definition, records } of samples) {
    const [record] = Object.values(records)
    if (!record) continue
    const title = String(record[definition.title])
    await expect(page.locator('body').getByText(title).first()).toBeAttached()
  }
  expect(await shifts()).toBeLessThan(0.01)
  // Hydrated as it was served. Console errors fail every story: React would report a difference there.
  expect(await heading.evaluate((element) => element.isConnected)).toBe(true)
})
