import { optionalPages } from '#entries/render/optional-pages.ts'
import { sitePages } from '#entries/site/site-pages.ts'

/** The pages that are there whatever staff have entered; those that they fill have their own stories. */
export const constantPages = sitePages.filter(({ path }) => !(path in optionalPages))
