import '#app/fonts.css'
import { whenPainted } from '#data/when-painted.ts'

// All a page loads before it is shown: until then, and without scripts, it is plain HTML.
void whenPainted()
  // By itself, so that the browser can do something else in between.
  .then(() => import('react-dom/client'))
  .then(() => import('#app/main.tsx'))
