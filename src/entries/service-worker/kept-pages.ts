import { copyResponse } from 'workbox-core'
import { getCacheKeyForURL } from 'workbox-precaching'
import { sitePaths } from '#model/site/site-paths.ts'

/** Hosting answers with the page of this name, but with status 404. */
const NOT_FOUND = '/not-found.html'
const OFFLINE = '/offline.html'
const OTHER_PAGES = [...Object.values(sitePaths).filter((path) => path !== '/'), NOT_FOUND]

/** An answer that never ends would hold up every later attempt. */
const PATIENCE_MS = 120_000

// In texts, quotation marks are written another way, and so is `<` in the content.
const CONTENT = /<script id="content" type="application\/json">([^<]+)/
const ASSETS = /(?:src|href)="(\/assets\/[^"]+)"/g

/** The same for all pages of a publication, and only for them; the back office's have none. */
const contentOf = (html: string) => CONTENT.exec(html)?.[1]

const assetsOf = (html: string) => [...html.matchAll(ASSETS)].map(([, asset = '']) => asset)

/** Whether this worker has all of them: it shows no page of another build. */
const arePrecached = (assets: readonly string[]) =>
  assets.every((asset) => getCacheKeyForURL(asset) !== undefined)

/**
 * Keeps all pages as they are published now, in place of the former ones.
 *
 * @throws Error where that cannot be: without a network, in the middle of a publication, after a
 *   newer build
 */
export async function keepPages(): Promise<void> {
  const home = await fetchPage('/')
  const pages = [...(await Promise.all(OTHER_PAGES.map(fetchPage))), home]
  const content = contentOf(home.html)
  const belongTogether = pages.every(({ html }) => contentOf(html) === content)
  if (!content || !belongTogether) throw new Error('The pages are not of one publication.')
  if (!pages.every(({ html }) => arePrecached(assetsOf(html))))
    throw new Error('The pages are of another build.')
  const offline = await fetchPage(OFFLINE)
  await (await caches.open(OFFLINE_CACHE)).put(OFFLINE, offline.response)
  const cache = await caches.open(cacheNameOf(home.html))
  // The landing page last: while it is a former one, the others may be, too.
  for (const { path, response } of pages) await cache.put(path, response)
}

let keeping: Promise<void> | undefined

/** Keeps all pages anew if a page that the network has answered with is of a publication that is new. */
export async function keepPagesIfNew(page: Response): Promise<void> {
  const html = await page.text()
  const content = contentOf(html)
  if (!content || !arePrecached(assetsOf(html))) return
  const home = await keptPage('/')
  if (home && contentOf(await home.text()) === content) return
  // One at a time. What one misses is seen at the next page.
  keeping ??= keepPages().finally(() => (keeping = undefined))
  await keeping
}

/**
 * A page as it was published last, at another address of it the way to its own, as Hosting has it;
 * undefined where nothing is kept.
 */
export async function keptPage(path: string, query = ''): Promise<Response | undefined> {
  const cacheName = (await caches.keys()).find(isOfThisBuild)
  if (!cacheName) return undefined
  const options = { cacheName, ignoreVary: true }
  const own = path.replace(/\.html$|\/$/, '').replace(/^\/index$/, '') || '/'
  const page = await caches.match(own, options)
  if (page && own !== path) return Response.redirect(own + query)
  return page ?? caches.match(NOT_FOUND, options)
}

/** Apart from the pages, so that it is there without them, and whatever build they are of. */
const OFFLINE_CACHE = 'offline'

/** What is said where there is no page. */
export const offlinePage = () =>
  caches.match(OFFLINE, { cacheName: OFFLINE_CACHE, ignoreVary: true })

/** Their scripts are gone with their precache. */
export async function removeOtherBuilds(): Promise<void> {
  const names = (await caches.keys()).filter((name) => isOfPages(name) && !isOfThisBuild(name))
  await Promise.all(names.map((name) => caches.delete(name)))
}

const KIND = 'pages'

/** A cache for each build: a worker that waits keeps pages beside those of the one at work. */
const cacheNameOf = (html: string) => [KIND, ...assetsOf(html)].join(' ')

const isOfPages = (cacheName: string) => cacheName.split(' ')[0] === KIND
const isOfThisBuild = (cacheName: string) =>
  isOfPages(cacheName) && arePrecached(cacheName.split(' ').slice(1))

interface Page {
  readonly path: string
  readonly html: string
  readonly response: Response
}

/** As it is now on the server, after everything that the open page waits for. */
async function fetchPage(path: string): Promise<Page> {
  const signal = AbortSignal.timeout(PATIENCE_MS)
  const answer = await fetch(path, { cache: 'no-cache', priority: 'low', signal })
  if (!answer.ok) throw new Error(`${path} was answered with status ${answer.status}.`)
  // A browser refuses to show a page that it was redirected to if it comes from a service worker.
  const response = answer.redirected ? await copyResponse(answer) : answer
  return { path, html: await response.clone().text(), response }
}
