import { createHash } from 'node:crypto'
import type { Backend } from '#app/env.ts'
import { calendarFile } from '#app/prerender/calendar-file.ts'
import { withContentPolicy } from '#app/prerender/content-policy.ts'
import { isFound, withParts } from '#app/prerender/optional-pages.ts'
import { renderPage } from '#app/prerender/render-page.tsx'
import { sitemap } from '#app/prerender/search-engines.ts'
import { notFoundPage, sitePages, type SitePage } from '#app/site-pages.ts'
import type { PrerenderedContent } from '#data/content/prerendered.ts'
import { calendarPath } from '#model/site-paths.ts'
import { contentPath, type SiteFile } from '#model/site-file.ts'

/** What pages need of the build whose scripts they name. */
export interface SiteBuild {
  readonly id: string
  /** The built `index.html`, with its styles and an empty `#root`. */
  readonly template: string
  readonly backend: Backend
}

/** When a page was last rendered differently, as an ISO date, and its digest; by path. */
export type PageChanges = Readonly<Record<string, { readonly digest: string; readonly at: string }>>

/** The pages, and the file of each. */
const pages: readonly { page: SitePage; file: string }[] = [
  ...sitePages.map((page) => ({ page, file: `/${page.path.slice(1) || 'index'}.html` })),
  { page: notFoundPage, file: '/404.html' },
  // The same for the service worker: Hosting answers the other one with status 404.
  { page: notFoundPage, file: '/not-found.html' },
]

/**
 * Renders every file of the site that depends on its content.
 *
 * @param before the changes that the last publication returned
 * @returns the files in the order in which they may be replaced one by one: a page's content file is
 *   there before the page
 * @throws when a page cannot be rendered
 */
export async function renderSite(
  { template, backend }: SiteBuild,
  records: PrerenderedContent,
  before: PageChanges = {},
): Promise<{ files: SiteFile[]; changes: PageChanges }> {
  const { siteUrl } = backend
  const content = withParts(records)
  const json = JSON.stringify(content)
  const contentUrl = contentPath(new Date(content.at), digestOf(json))
  const files: SiteFile[] = [{ path: contentUrl, content: json }]
  const changes: Record<string, PageChanges[string]> = {}
  const note = (path: string, text: string) => {
    const digest = digestOf(text)
    const known = before[path]
    return (changes[path] = known?.digest === digest ? known : { digest, at: content.at })
  }
  // One after the other: they share what content the page has.
  for (const { page, file } of pages) {
    const html = await renderPage(page, { template, siteUrl, content, contentUrl })
    files.push({ path: file, content: withContentPolicy(html, backend) })
    note(page.path, html.replaceAll(contentUrl, ''))
  }
  const calendarOf = (changed: Date) => calendarFile(siteUrl, content, changed)
  const { at } = note(calendarPath, calendarOf(new Date(0)))
  files.push({ path: calendarPath, content: calendarOf(new Date(at)) })
  const found = sitePages.filter(({ path }) => isFound(path, content))
  const changed = found.map(({ path }) => [path, changes[path]?.at ?? content.at] as const)
  files.push({ path: '/sitemap.xml', content: sitemap(siteUrl, changed) })
  return { files, changes }
}

const digestOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 8)
