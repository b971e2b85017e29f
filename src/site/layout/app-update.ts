import { Workbox } from 'workbox-window'
import { idle, savesData } from '#firebase/timing/when-painted.ts'
import { HOUR_MS } from '#model/time/durations.ts'

/** What is kept for later is as much as the page itself, and must not hold it up. */
const AFTER_THE_PAGE_MS = 2_500

/** A worker may finish what it is doing before the next one is activated: up to five minutes in Chromium. */
const ACTIVATION_MS = 4_000

/**
 * Starts the service worker and looks for a newer version of the site every hour.
 *
 * @param onUpdate called when one waits, with what takes it: this page is loaded anew then, and no
 * other one
 */
export async function startServiceWorker(onUpdate: (take: () => void) => void): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, AFTER_THE_PAGE_MS))
  const worker = new Workbox('/service-worker.js')
  worker.addEventListener('waiting', () => {
    onUpdate(() => {
      worker.addEventListener('controlling', () => location.reload())
      worker.messageSkipWaiting()
      // The network has the newer pages already.
      setTimeout(() => location.reload(), ACTIVATION_MS)
    })
  })
  await worker.register()
  setInterval(() => void worker.update().catch(() => {}), HOUR_MS)
  await worker.controlling
  await loadAllImages()
}

/** Content that the visitor has not scrolled to yet must be available offline, too. */
async function loadAllImages() {
  if (savesData()) return
  for (const image of [...document.images]) {
    await idle()
    // Loaded already, before the service worker could keep it: asked again, now through it.
    if (image.complete && image.currentSrc) new Image().src = image.currentSrc
    else image.loading = 'eager'
  }
}
