import {
  breakFirestore,
  expect,
  expectInTime,
  test,
  withoutPrerendering,
} from '#tests/support/e2e.ts'

const KEPT_ASSETS = 'public, max-age=3600, stale-while-revalidate=31536000'

// A violation of the policy is an error in the console, and every story fails on those.

test('every page is served with the policies that protect it', async ({ request }) => {
  for (const path of ['/', '/agb', '/gibt-es-nicht', '/admin', '/admin/login']) {
    const response = await request.get(path)
    const headers = response.headers()
    const policy = headers['content-security-policy'] ?? ''
    expect.soft(policy, path).toContain("script-src 'self';")
    expect.soft(policy, path).toContain("frame-ancestors 'none'")
    expect.soft(policy, path).not.toContain('unsafe')
    expect.soft(headers['strict-transport-security'], path).toContain('max-age=')
    expect.soft(headers['x-content-type-options'], path).toBe('nosniff')
    expect.soft(headers['referrer-policy'], path).toBe('strict-origin-when-cross-origin')
    expect.soft(headers['permissions-policy'], path).toContain('camera=()')
    const [, ofPage = ''] =
      /<meta http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(await response.text()) ??
      []
    expect.soft(ofPage, path).toMatch(/^style-src 'self' 'sha256-/)
    expect.soft(ofPage, path).toMatch(/img-src 'self' data: blob: http:\/\/[\d.]+:\d+;/)
    expect.soft(ofPage, path).toMatch(/connect-src 'self'/)
    expect.soft(ofPage.replace("style-src-attr 'unsafe-inline'", ''), path).not.toContain('unsafe')
    const robots = path.startsWith('/admin') ? 'noindex' : undefined
    expect.soft(headers['x-robots-tag'], path).toBe(robots)
  }
})

test('pages are asked for at every visit, pictures once a day, what is named by its content from the device first', async ({
  request,
}) => {
  const page = await (await request.get('/')).text()
  const [, script = ''] = /<script type="module"[^>]* src="([^"]*)"/.exec(page) ?? []
  for (const [path, kept] of [
    ['/', 'no-cache'],
    ['/uploads/hero-960.avif', 'public, max-age=86400'],
    [script, KEPT_ASSETS],
  ] as const) {
    expect((await request.get(path)).headers()['cache-control'], path).toBe(kept)
  }
})

// Hosting adds a path's headers to the answer that there is nothing, too.
test('a missing asset answers 404, and no browser keeps that for long', async ({ request }) => {
  const answer = await request.get('/assets/missing.js')
  const [, seconds] = /max-age=(\d+)/.exec(answer.headers()['cache-control'] ?? '') ?? []
  expect(Number(seconds)).toBeLessThanOrEqual(3600)
  expect(answer.headers()['cache-control']).not.toContain('immutable')
  for (const path of ['/assets/missing.js', '/uploads/missing.svg', '/missing.json']) {
    expect((await request.get(path)).status()).toBe(404)
  }
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
