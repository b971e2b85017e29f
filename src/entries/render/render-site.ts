import type { Backend } from '#entries/env.ts'
import { calendarFile } from '#site/lessons/calendar-file.ts'
import { withContentPolicy } from '#entries/render/content-policy.ts'
import { OFFLINE, offlinePage } from '#entries/render/OfflinePage.tsx'
import { isFound, withParts } from '#entries/render/optional-pages.ts'
import { renderPage } from '#entries/render/render-page.tsx'
import { sitemap } from '#entries/render/search-engines.ts'
import { MANIFEST, webManifest } from '#entries/render/web-manifest.ts'
import { notFoundPage, sitePages, type SitePage } from '#entries/site/site-pages.ts'
import type { PrerenderedContent } from '#model/records/prerendered-content.ts'
import { calendarPath } from '#model/site/site-paths.ts'
import type { SiteFile } from '#model/site/site-file.ts'

/** What pages need of the build whose scripts they name. */
export interface SiteBuild {
  readonly id: string
  /** The built `index.html`, with its styles and an empty `#root`. */
  readonly template: string
  readonly backend: Backend
}

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
 * @throws when a page cannot be rendered
 */
export async function renderSite(
  { template, backend }: SiteBuild,
  records: PrerenderedContent,
): Promise<SiteFile[]> {
  const { siteUrl } = backend
  const content = withParts(records)
  const files: SiteFile[] = []
  // One after the other: they share what content the page has.
  for (const { page, file } of pages) {
    const html = await renderPage(page, { template, siteUrl, content })
    files.push({ path: file, content: withContentPolicy(html, backend) })
  }
  files.push({ path: OFFLINE, content: offlinePage(content) })
  files.push({ path: calendarPath, content: calendarFile(siteUrl, content) })
  files.push({ path: MANIFEST, content: webManifest(content) })
  const paths = sitePages.map(({ path }) => path).filter((path) => isFound(path, content))
  files.push({ path: '/sitemap.xml', content: sitemap(siteUrl, paths) })
  return files
}
