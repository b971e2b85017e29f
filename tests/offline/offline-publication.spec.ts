// Decisions: 0020, 0035
import type { BrowserContext, Page } from '@playwright/test'
import { expect, withoutLongTimers, alone } from '#tests/support/fixtures/e2e.ts'
import { KEEPING, goOffline, visitUntilCached } from '#tests/support/servers/kept-site.ts'
import { test } from '#tests/support/servers/publish-by-hand.ts'
import { prerendered } from '#tools/prerender/other-words.ts'

// Every page shows it, in its footer.
const former = prerendered('Musterstraße 12')
const published = prerendered('Neue Straße 7')
const later = prerendered('Spätere Straße 8')

// Online, the pages are looked at as they were published: once hydrated, they show the store's words.
test.use({ serviceWorkers: 'allow', interacts: false })
test.beforeEach(({ allowErrors }) =>
  allowErrors(/ERR_INTERNET_DISCONNECTED|Firestore|Could not reach/),
)

const address = (page: Page, text: string) => page.getByRole('contentinfo').getByText(text)

/** From now on, a page asks the store when the visitor does something, and not before. */
async function visitOnce(page: Page): Promise<void> {
  await visitUntilCached(page)
  await withoutLongTimers(page)
}

async function openTab(context: BrowserContext): Promise<Page> {
  const page = await context.newPage()
  await withoutLongTimers(page)
  return page
}

/** When the content of the open page was read. */
async function publicationOf(page: Page): Promise<string> {
  const content = JSON.parse((await page.locator('#content').textContent()) ?? '') as { at: string }
  return content.at
}

/** The publications that the device holds. */
const kept = (page: Page) =>
  page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith('pages '))
    const pages = names.map(async (cacheName) => (await caches.match('/', { cacheName }))?.text())
    return (await Promise.all(pages)).map((html) => /"at":"([^"]*)"/.exec(html ?? '')?.[1])
  })

/** A visit with a network, until the device holds what was published. */
async function visitAgain(page: Page, at: string): Promise<void> {
  await page.goto('/')
  await expect.poll(() => kept(page), KEEPING).toEqual([at])
}

/** What the service worker asks for by itself, not for a page that somebody visits. */
function askedByWorker(context: BrowserContext): string[] {
  const asked: string[] = []
  context.on('request', (request) => {
    const visited = 'upgrade-insecure-requests' in request.headers()
    const { pathname } = new URL(request.url())
    if (request.serviceWorker() && !visited && !pathname.startsWith('/uploads/')) {
      asked.push(pathname)
    }
  })
  return asked
}

async function expectHydrates(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Cookie-Einstellungen' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
}

async function expectOffline(context: BrowserContext, page: Page, text: string): Promise<void> {
  await goOffline(context, page)
  for (const path of ['/', '/impressum', '/gibt-es-nicht']) {
    await page.goto(path)
    await expect(address(page, text)).toBeVisible()
  }
}

test(
  'one visit after a publication is enough to have all pages of it without a network, and of the newest alone; a tab that was open stays as it is',
  alone,
  async ({ page, context, site }) => {
    await visitOnce(page)
    const openedBefore = await openTab(context)
    await openedBefore.goto('/impressum')
    const { at } = await site.publish({ [former]: published })
    await visitAgain(page, at)
    await expect(address(page, published)).toBeVisible()
    await expect(address(openedBefore, former)).toBeVisible()
    // As it is. Console errors fail every story: React would report a difference there.
    await expectHydrates(openedBefore)
    await openedBefore.close()
    await expectOffline(context, page, published)
    for (const path of ['/', '/impressum']) {
      await page.goto(path)
      await expectHydrates(page)
      await expect(address(page, published)).toBeVisible()
    }
    await expect(page.getByText('Es gibt eine neue Version dieser Seite.')).toHaveCount(0)

    await context.setOffline(false)
    const newest = await site.publish({ [published]: later })
    await visitAgain(page, newest.at)
    // Nothing is asked for when there is no other.
    const asked = askedByWorker(context)
    await page.goto('/impressum')
    await expect(address(page, later)).toBeVisible()
    await expectHydrates(page)
    expect(asked).toEqual([])
  },
)

test(
  'a page that is still the former one in the middle of a publication is not mixed with the others',
  alone,
  async ({ page, context, site }) => {
    await visitOnce(page)
    const asked = askedByWorker(context)
    const { at, finish } = await site.publish({ [former]: published }, 'impressum.html')
    await page.goto('/')
    await expect(address(page, published)).toBeVisible()
    await expect.poll(() => asked).toContain('/impressum')
    await expectOffline(context, page, former)
    await expectHydrates(page)

    await context.setOffline(false)
    await finish()
    await visitAgain(page, at)
    await expectOffline(context, page, published)
  },
)

test(
  'pages of a newer build are shown once its scripts are',
  alone,
  async ({ page, context, site }) => {
    await visitOnce(page)
    const first = await publicationOf(page)
    // As long as another page is open, the newer service worker waits.
    const other = await openTab(context)
    await other.goto('/')
    await site.deploy({ [former]: published })
    await page.goto('/')
    await expect(address(page, published)).toBeVisible()
    const waiting = () =>
      page.evaluate(async () => (await navigator.serviceWorker.ready).waiting?.state)
    await expect.poll(waiting, KEEPING).toBe('installed')
    await expectOffline(context, page, former)
    await expectHydrates(page)

    // What it still asks for would keep the former service worker at work.
    await page.goto('about:blank')
    await context.setOffline(false)
    await other.evaluate(async () => {
      const { waiting } = await navigator.serviceWorker.ready
      if (!waiting) throw new Error('No service worker waits.')
      waiting.postMessage({ type: 'SKIP_WAITING' })
    })
    await expect.poll(() => kept(other)).not.toContain(first)
    await expectOffline(context, page, published)
    await expectHydrates(page)
  },
)
