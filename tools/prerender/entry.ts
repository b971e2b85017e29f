// What is built to run while the site is built: the pages, and what to fill them with.
export { pages, prerender } from '#app/prerender.tsx'
export { sitePages } from '#app/site-pages.ts'
export { siteContent } from '#tools/prerender/site-content.ts'
