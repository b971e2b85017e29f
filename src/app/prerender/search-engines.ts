/** The back office is left out by its own header: crawlers must reach it to read that. */
export function robots(siteUrl: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n`
}

/** @param pages by path, with the time of their last change as an ISO date */
export function sitemap(siteUrl: string, pages: readonly (readonly [string, string])[]): string {
  const entries = pages.map(
    ([path, changed]) =>
      `  <url><loc>${siteUrl}${path}</loc><lastmod>${changed.slice(0, 10)}</lastmod></url>\n`,
  )
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('')}</urlset>\n`
}
