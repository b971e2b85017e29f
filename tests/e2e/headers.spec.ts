import {
  breakFirestore,
  expect,
  expectInTime,
  test,
  withoutPrerendering,
} from '#tests/support/e2e.ts'

const KEPT_ASSETS = 'public, max-age=3600, stale-while-revalidate=31536000'

// A violation of the policy is an error in the console, and every story fails on those.

for (const path of ['/', '/agb', '/gibt-es-nicht', '/admin', '/admin/login']) {
  test(`${path} is served with the policies that protect it`, async ({ request }) => {
    const response = await request.get(path)
    const headers = response.headers()
    const policy = headers['content-security-policy'] ?? ''
    expect(policy).toContain("script-src 'self';")
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).not.toContain('unsafe')
    expect(headers['strict-transport-security']).toContain('max-age=')
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin')
    expect(headers['permissions-policy']).toContain('camera=()')
    const [, ofPage = ''] =
      /<meta http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(await response.text()) ??
      []
    expect(ofPage).toMatch(/^style-src 'self' 'sha256-/)
    expect(ofPage).toMatch(/connect-src 'self'/)
    expect(ofPage.replace("style-src-attr 'unsafe-inline'", '')).not.toContain('unsafe')
    expect(headers['x-robots-tag']).toBe(path.startsWith('/admin') ? 'noindex' : undefined)
  })
}

test('pages are asked for at every visit, pictures once a day, what is named by its content from the device first', async ({
  page,
  request,
}) => {
  await page.goto('/')
  const script = await page.locator('script[type="module"]').first().getAttribute('src')
  for (const [path, kept] of [
    ['/', 'no-cache'],
    ['/uploads/hero-960.avif', 'public, max-age=86400'],
    [script ?? '', KEPT_ASSETS],
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
  const asked: string[] = []
  page.on('response', (response) => asked.push(new URL(response.url()).hostname))
  await breakFirestore(page)
  await withoutPrerendering(page)
  await page.clock.install()
  await page.goto('/')
  await expectInTime(page, page.getByText('Failed to fetch courses'))
  expect(asked.filter((host) => !['localhost', '127.0.0.1'].includes(host))).toEqual([])
})
