/// <reference lib="webworker" />
import { clientsClaim, type WorkboxPlugin } from 'workbox-core'
import { ExpirationPlugin } from 'workbox-expiration'
import { cleanupOutdatedCaches, precacheAndRoute } from 'workbox-precaching'
import { registerRoute } from 'workbox-routing'
import { CacheFirst } from 'workbox-strategies'
import { isAdminPath } from '#admin/admin-paths.ts'
import {
  keepPages,
  keepPagesIfNew,
  keptPage,
  offlinePage,
  removeOtherBuilds,
} from '#entries/service-worker/kept-pages.ts'
import { sendWaiting, SYNC_TAG } from '#firebase/requests/outbox.ts'
import { DAY_MS } from '#model/time/durations.ts'
import { EMULATORS } from '#model/site/firebase-project.ts'

declare const self: ServiceWorkerGlobalScope

/** How long a page may take before the one that is kept is shown instead. */
const NETWORK_PATIENCE_MS = 3_000
const MOST_IMAGES = 150
const THIRTY_DAYS_S = (30 * DAY_MS) / 1_000
const STORAGE_HOSTS = ['firebasestorage.googleapis.com', EMULATORS.host]

// What belongs to the build, by its exact address. Pages are published without one.
precacheAndRoute(self.__WB_MANIFEST, { cleanURLs: false, directoryIndex: null as never })
cleanupOutdatedCaches()
self.addEventListener('install', (event) => event.waitUntil(keepPages()))
self.addEventListener('activate', (event) => event.waitUntil(removeOtherBuilds()))
// The first visit must work offline, too.
clientsClaim()
self.addEventListener('message', ({ data }) => {
  if ((data as { type?: string } | null)?.type === 'SKIP_WAITING') void self.skipWaiting()
})

/** TypeScript does not know it: not every browser has it. */
interface SyncEvent extends ExtendableEvent {
  readonly tag: string
}

// There is a network again, and perhaps no tab any more.
self.addEventListener('sync', (event) => {
  const { tag } = event as SyncEvent
  if (tag === SYNC_TAG) (event as SyncEvent).waitUntil(sendAll())
})

/** @throws Error when something is left, so that the browser tries again */
async function sendAll(): Promise<void> {
  if (!(await sendWaiting())) throw new Error('A request could not be sent.')
}

registerRoute(
  ({ request, url }) =>
    request.mode === 'navigate' &&
    url.origin === location.origin &&
    // Hosting's own addresses.
    !url.pathname.startsWith('/__/'),
  async ({ request, url, event }) => {
    const kept = keptInPlaceOf(url).catch(() => undefined)
    try {
      const page = await fetchInTime(request, kept)
      // What fails is tried again after the next page.
      if (isHtml(page)) event.waitUntil(keepPagesIfNew(page.clone()).catch(() => {}))
      return page
    } catch {
      return (await kept) ?? (await offlinePage()) ?? Response.error()
    }
  },
)

/**
 * Asks at once, not after the search for the page that is kept. Where there is one, the answer must
 * begin in time; how long the rest takes does not matter.
 */
async function fetchInTime(request: Request, kept: Promise<unknown>): Promise<Response> {
  const patience = new AbortController()
  let isKept = false
  void kept.then((page) => (isKept = page !== undefined))
  const timer = setTimeout(() => {
    if (isKept) patience.abort()
  }, NETWORK_PATIENCE_MS)
  try {
    return await fetch(request, { signal: patience.signal })
  } finally {
    clearTimeout(timer)
  }
}

const isHtml = ({ headers }: Response) => headers.get('content-type')?.startsWith('text/html')

const keptInPlaceOf = async ({ pathname, search }: URL) =>
  isAdminPath(pathname) || isFile(pathname) ? undefined : keptPage(pathname, search)

/** What is no page, as the calendar: it is there, but not kept. */
const isFile = (path: string) => /\.(?!html$)\w+$/.test(path)

registerRoute(
  ({ request, url, sameOrigin }) =>
    request.destination === 'image' &&
    (sameOrigin ? url.pathname.startsWith('/uploads/') : STORAGE_HOSTS.includes(url.hostname)),
  new CacheFirst({
    cacheName: 'images',
    // Answers that scripts may not read would count as seven megabytes each.
    fetchOptions: { mode: 'cors', credentials: 'omit' },
    plugins: [
      new ExpirationPlugin({
        maxEntries: MOST_IMAGES,
        maxAgeSeconds: THIRTY_DAYS_S,
        purgeOnQuotaError: true,
      }) as WorkboxPlugin,
      // A bucket without CORS still shows its pictures, only not offline.
      { handlerDidError: ({ request }) => fetch(request) },
    ],
  }),
)
