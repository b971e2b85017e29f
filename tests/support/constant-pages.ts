import { optionalPages } from '#app/prerender/optional-pages.ts'
import { sitePages } from '#app/site-pages.ts'

/** The pages that are there whatever staff have entered; those that they fill have their own stories. */
export const constantPages = sitePages.filter(({ path }) => !(path in optionalPages))
