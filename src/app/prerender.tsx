import createCache from '@emotion/cache'
import createEmotionServer from '@emotion/server/create-instance'
import { CacheProvider } from '@emotion/react'
import { StrictMode } from 'react'
import { prerenderToNodeStream } from 'react-dom/static'
import { text } from 'node:stream/consumers'
import { StaticRouter } from 'react-router-dom'
import { Providers } from '#app/providers.tsx'
import { notFoundPage, sitePages, type SitePage } from '#app/site-pages.ts'
import { SiteRoutes } from '#app/SiteRoutes.tsx'

/** The pages to write, and the file of each. */
export const pages = [
  ...sitePages.map((page) => ({ ...page, file: `${page.path.slice(1) || 'index'}.html` })),
  { ...notFoundPage, path: '/404', file: '404.html' },
]

/**
 * A public page as HTML, with the styles it needs, as the browser shows it before scripts run.
 *
 * @param template the built `index.html`, with an empty `#root`
 */
export async function prerender({ path, title, description }: SitePage, template: string) {
  const cache = createCache({ key: 'css' })
  const { extractCriticalToChunks, constructStyleTagsFromChunks } = createEmotionServer(cache)
  const failures: unknown[] = []
  const { prelude } = await prerenderToNodeStream(
    <StrictMode>
      <CacheProvider value={cache}>
        <Providers>
          <StaticRouter location={path}>
            <SiteRoutes />
          </StaticRouter>
        </Providers>
      </CacheProvider>
    </StrictMode>,
    // All of the page in its place: by default React puts large parts aside for a script to move.
    { progressiveChunkSize: Infinity, onError: (error) => void failures.push(error) },
  )
  const body = await text(prelude)
  // React would leave the part out and have the browser try again; here it fails the build.
  if (failures.length > 0) throw failures[0]
  const styles = constructStyleTagsFromChunks(extractCriticalToChunks(body))
  return template
    .replace('<div id="root"></div>', () => `<div id="root">${body}</div>`)
    .replace('</head>', () => `${styles}</head>`)
    .replace(/<title>.*<\/title>/, () => `<title>${title}</title>`)
    .replace(
      /(<meta\s+name="description"\s+content=")[^"]*/,
      (_, start: string) => start + description,
    )
}
