import createEmotionServer from '@emotion/server/create-instance'
import { StrictMode, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { prerenderToNodeStream } from 'react-dom/static'
import { text } from 'node:stream/consumers'
import CssBaseline from '@mui/material/CssBaseline'
import { Head } from '#entries/render/Head.tsx'
import { InlineJson } from '#entries/render/InlineJson.tsx'
import { Providers, styleCache } from '#entries/providers.tsx'
import type { SitePage } from '#entries/site/site-pages.ts'
import { siteTheme } from '#entries/theme/site-theme.ts'
import { SiteApp } from '#entries/site/SiteApp.tsx'
import { legalPages } from '#content/legal_pages/definition.ts'
import { forgetContent } from '#firebase/content/content-store.ts'
import { providePrerendered } from '#firebase/content/prerendered.ts'
import type { PrerenderedContent } from '#model/records/prerendered-content.ts'

interface Surroundings {
  /** The built `index.html`, with an empty `#root`. */
  readonly template: string
  readonly siteUrl: string
  readonly content: PrerenderedContent
}

/**
 * A public page as HTML, with its styles, as the browser shows it before scripts run; at its end the
 * content for them, from which they come to the same.
 */
export async function renderPage(page: SitePage, { template, ...surroundings }: Surroundings) {
  // A process may render more than one publication.
  forgetContent()
  providePrerendered(surroundings.content)
  const Page = await page.load()
  const { body, styles } = await rendered(<SiteApp path={page.path} Page={Page} />)
  const head = <Head page={page} {...surroundings} />
  const content = (
    <InlineJson id="content" type="application/json" data={forScripts(surroundings.content)} />
  )
  return waiting(template)
    .replace(/<title>.*<\/title>/, '')
    .replace('</head>', () => `${styles}${renderToStaticMarkup(head)}</head>`)
    .replace(
      '<div id="root"></div>',
      () => `<div id="root">${body}</div>${renderToStaticMarkup(content)}`,
    )
}

/** Legal texts stay as they are in the HTML. */
const forScripts = (content: PrerenderedContent) => ({
  ...content,
  records: { ...content.records, [legalPages.collection]: undefined },
})

/** The script comes after everything that is to be seen. */
function waiting(template: string): string {
  return template.replace('<script type="module" ', '<script type="module" fetchpriority="low" ')
}

async function rendered(app: ReactNode) {
  const cache = styleCache()
  const { extractCriticalToChunks } = createEmotionServer(cache)
  const failures: unknown[] = []
  const { prelude } = await prerenderToNodeStream(
    <StrictMode>
      <Providers styles={cache} theme={siteTheme} baseStyles={<CssBaseline />}>
        {app}
      </Providers>
    </StrictMode>,
    // All of the page in its place: by default React puts large parts aside for a script to move.
    { progressiveChunkSize: Infinity, onError: (error) => void failures.push(error) },
  )
  const body = await text(prelude)
  // React would leave the part out and have the browser try again; here the page fails.
  if (failures.length > 0) throw failures[0]
  const chunks = extractCriticalToChunks(body).styles
  const names = chunks.flatMap(({ ids }) => ids).join(' ')
  const css = chunks.map((chunk) => chunk.css).join('')
  return { body, styles: `<style data-prerendered="${names}">${css}</style>` }
}
