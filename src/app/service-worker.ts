/// <reference lib="webworker" />
import { clientsClaim, type WorkboxPlugin } from 'workbox-core'
import { ExpirationPlugin } from 'workbox-expiration'
import { cleanupOutdatedCaches, matchPrecache, precacheAndRoute } from 'workbox-precaching'
import { registerRoute } from 'workbox-routing'
import { CacheFirst } from 'workbox-strategies'
import { isAdminPath } from '#admin/admin-paths.ts'
import { EMULATORS } from '#model/firebase-project.ts'
import { sitePaths } from '#model/site-paths.ts'

declare const self: ServiceWorkerGlobalScope

/** How long a page may take before the precached one is shown instead. */
const NETWORK_PATIENCE_MS = 3_000
const MOST_IMAGES = 150
const THIRTY_DAYS_S = 30 * 24 * 60 * 60
const STORAGE_HOSTS = ['firebasestorage.googleapis.com', EMULATORS.host]

// Pages are asked from the network first, below: here only what their addresses name exactly.
precacheAndRoute(self.__WB_MANIFEST, { cleanURLs: false, directoryIndex: null as never })
cleanupOutdatedCaches()
// The first visit must work offline, too.
clientsClaim()
self.addEventListener('message', ({ data }) => {
  if ((data as { type?: string } | null)?.type === 'SKIP_WAITING') void self.skipWaiting()
})

registerRoute(
  ({ request, url }) =>
    request.mode === 'navigate' &&
    url.origin === location.origin &&
    // Hosting's own addresses.
    !url.pathname.startsWith('/__/'),
  async ({ request, url }) => {
    // A device that knows it is offline need not try. That it believes to be online says little.
    const asked = navigator.onLine
      ? fetch(request, { signal: AbortSignal.timeout(NETWORK_PATIENCE_MS) })
      : Promise.reject(new Error('Offline'))
    return asked.catch(async () => (await precachedPage(url.pathname)) ?? Response.error())
  },
)

/** Always of the same build as the precached scripts, which a page from a newer one would miss. */
async function precachedPage(path: string): Promise<Response | undefined> {
  if (isAdminPath(path)) return matchPrecache('/offline.html')
  const file = path === sitePaths.home ? '/index.html' : `${path.replace(/\.html$|\/$/, '')}.html`
  return (await matchPrecache(file)) ?? (await matchPrecache('/not-found.html'))
}

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
