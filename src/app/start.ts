import '#app/fonts.css'
import { keepPress } from '#app/keep-press.ts'
import { idle, whenPainted } from '#data/when-painted.ts'
import { UNTOUCHED_MS, visitorStirs } from '#site/visitor-stirs.ts'

const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
/** The browser scrolls by itself: to an anchor, or to where the visitor was. */
const toAPlace = location.hash !== '' || visit?.type !== 'navigate'
// The page has its height from the beginning then.
if (toAPlace) document.documentElement.dataset['whole'] = ''

const stirred = visitorStirs()
const pressAgain = keepPress()

// All a page loads before it is shown: until then, and without scripts, it is plain HTML.
void whenPainted().then(loadAhead).then(wanted).then(reachable).then(takeOver).catch(startAnew)

function takeOver() {
  return (
    idle()
      // One after the other, so that the browser can do something else in between.
      .then(() => import('react-dom/client'))
      .then(() => import('#app/providers.tsx'))
      .then(() => import('#site/SiteLayout.tsx'))
      .then(() => import('#app/main.tsx'))
      .then(pressAgain)
  )
}

/** Has the scripts fetched but not run: see `tools/prerender/scripts-ahead.ts`. */
function loadAhead() {
  const links = document.querySelector<HTMLTemplateElement>('#scripts-ahead')
  if (links) document.head.append(links.content)
}

/** A prerendered page is complete: it is taken over when the visitor needs more of it. */
function wanted(): Promise<unknown> | undefined {
  const prerendered = document.getElementById('root')?.hasChildNodes()
  if (!prerendered || toAPlace || !navigator.onLine) return undefined
  const untouched = new Promise((resolve) => setTimeout(resolve, UNTOUCHED_MS))
  return Promise.race([stirred, untouched])
}

/** Without a network and a worker that has the scripts, the page stays what it is: readable. */
function reachable(): Promise<unknown> | undefined {
  const worker = 'serviceWorker' in navigator && navigator.serviceWorker.controller
  return navigator.onLine || worker ? undefined : networkBack()
}

/** A script that failed is not asked for again by its page. Nothing was written into it so far. */
async function startAnew(error: unknown) {
  console.error('The page could not be taken over:', error)
  await networkBack()
  location.reload()
}

function networkBack() {
  return new Promise((resolve) => window.addEventListener('online', resolve, { once: true }))
}
