import '#app/fonts.css'
import { whenPainted } from '#data/when-painted.ts'

// The browser scrolls to a place by itself: the page has its height from the beginning then.
const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
if (location.hash || visit?.type !== 'navigate') document.documentElement.dataset['whole'] = ''

// All a page loads before it is shown: until then, and without scripts, it is plain HTML.
void whenPainted()
  // One after the other, so that the browser can do something else in between.
  .then(() => import('react-dom/client'))
  .then(() => import('#app/providers.tsx'))
  .then(() => import('#site/SiteLayout.tsx'))
  .then(() => import('#app/main.tsx'))
