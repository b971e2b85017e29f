import { firstInteraction } from '#firebase/timing/first-interaction.ts'
import { replayClicks } from '#entries/site/replay-clicks.ts'
import { whenPainted } from '#firebase/timing/when-painted.ts'

const LEAVING_MS = 1_000

/**
 * Hydrates the page once it is painted and the browser is idle: README.md in this folder explains the
 * order of events.
 *
 * @param hydrate imports what takes the page over, and lets it
 */
export async function hydrateWhenIdle(hydrate: () => Promise<void>): Promise<void> {
  // From now on it is noticed.
  void firstInteraction()
  const replay = replayClicks()
  try {
    await whenPainted()
    await hydrate()
    replay()
  } catch (error) {
    // Firefox fails the imports of a page that is being left, which is gone before the time is up.
    setTimeout(() => {
      // A document does not ask twice for a module that failed. The page is still as it was served.
      console.error('The page could not be hydrated:', error)
      window.addEventListener('online', () => location.reload(), { once: true })
    }, LEAVING_MS)
  }
}
