// Decisions: 0018
import {
  breakFirestore,
  expect,
  expectInTime,
  test,
  withoutPrerendering,
} from '#tests/support/fixtures/e2e.ts'
import { DEMO_PROJECT, EMULATED_SITE, functionsAddress } from '#model/site/firebase-project.ts'
import { visit } from '#tools/deploy/visit.ts'

// A violation of the policy is an error in the console, and every story fails on those.

test('a visitor finds what `npm run deploy` looks for: policies, addresses, what is kept how long', async () => {
  const functions = functionsAddress(DEMO_PROJECT, true)
  const site = { origin: EMULATED_SITE, siteUrl: EMULATED_SITE, hostingSite: DEMO_PROJECT }
  // The functions' emulator lets all of them call.
  const ofEmulator = ['The contact form can be sent from any other website.']
  expect(await visit({ ...site, functions })).toEqual(ofEmulator)
})

test('what is no page may load nothing but what is listed, and no other site may load it', async ({
  request,
}) => {
  for (const path of [
    '/',
    '/offline.html',
    '/service-worker.js',
    '/assets/missing.js',
    '/x.json',
  ]) {
    const headers = (await request.get(path)).headers()
    expect.soft(headers['content-security-policy'], path).toMatch(/^default-src 'none'; /)
    expect.soft(headers['cross-origin-resource-policy'], path).toBe('same-origin')
  }
})

test('whoever finds a weakness finds out where to say so', async ({ request }) => {
  const answer = await request.get('/.well-known/security.txt')
  expect(answer.headers()['content-type']).toMatch(/^text\/plain/)
  const text = await answer.text()
  const [, contact = ''] = /^Contact: (.+)$/m.exec(text) ?? []
  expect((await request.get(new URL(contact).pathname)).status()).toBe(200)
  const [, expires = ''] = /^Expires: (.+)$/m.exec(text) ?? []
  expect(new Date(expires).getTime()).toBeGreaterThan(Date.now())
})

test('a style or script that somebody slips in does not run', async ({ page, allowErrors }) => {
  allowErrors(/Content Security Policy/)
  await page.goto('/')
  await page.evaluate(() => {
    const style = document.createElement('style')
    style.textContent = 'h1 { display: none }'
    const script = document.createElement('script')
    script.textContent = 'document.title = "taken over"'
    document.head.append(style, script)
  })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page).not.toHaveTitle('taken over')
})

test('a broken connection is not reported to anybody else', async ({ page, allowErrors }) => {
  // The SDK asks its maker's server for a picture when a stream fails; the policy refuses.
  allowErrors(/Content Security Policy|Failed to fetch|ERR_|Firestore/)
  const others = (url: string) => !['localhost', '127.0.0.1'].includes(new URL(url).hostname)
  const answers: string[] = []
  page.on('response', (response) => answers.push(response.url()))
  const refused = page.waitForEvent('requestfailed', (request) => others(request.url()))
  await breakFirestore(page)
  await withoutPrerendering(page)
  await page.clock.install()
  await page.goto('/')
  await expectInTime(page, page.getByText('Failed to fetch courses'))
  expect((await refused).failure()?.errorText).toBe('csp')
  expect(answers.filter(others)).toEqual([])
})
