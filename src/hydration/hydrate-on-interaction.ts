import { firstInteraction } from '#hydration/first-interaction.ts'
import { replayClicks } from '#hydration/replay-clicks.ts'
import { idle, whenPainted } from '#hydration/when-painted.ts'

/** Pages without any interaction are hydrated after this time, in milliseconds. */
const HYDRATE_AFTER_MS = 3_000

/**
 * Hydrates the page at the first interaction, or after three seconds without any: README.md in this
 * folder explains the order of events.
 *
 * @param load imports what hydrates the page
 */
export async function hydrateOnInteraction(load: () => Promise<unknown>) {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  // The browser itself scrolls: to an anchor, or to the position of the last visit.
  const scrollsToPosition = location.hash !== '' || navigation?.type !== 'navigate'
  // Positions are right only if all sections have their height: see deferred-layout.ts.
  if (scrollsToPosition) document.documentElement.dataset['whole'] = ''
  const interaction = firstInteraction()
  const replay = replayClicks()
  try {
    await whenPainted()
    if (isPrerendered() && !scrollsToPosition && navigator.onLine) {
      await Promise.race([interaction, after(HYDRATE_AFTER_MS)])
    }
    if (!canLoadScripts()) await networkIsBack()
    await idle()
    await load()
    replay()
  } catch (error) {
    // A document does not ask twice for a module that failed. The page is still as it was served.
    console.error('The page could not be hydrated:', error)
    await networkIsBack()
    location.reload()
  }
}

const isPrerendered = () => document.getElementById('root')?.hasChildNodes() === true

/** From the network, or from the precache of a service worker. */
const canLoadScripts = () =>
  navigator.onLine || ('serviceWorker' in navigator && navigator.serviceWorker.controller !== null)

const after = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

const networkIsBack = () =>
  new Promise((resolve) => window.addEventListener('online', resolve, { once: true }))
