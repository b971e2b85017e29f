import CssBaseline from '@mui/material/CssBaseline'
import { mount } from '#app/mount.tsx'
import { pageAt } from '#app/site-pages.ts'
import { siteTheme } from '#app/site-theme.ts'
import { SiteApp } from '#app/SiteApp.tsx'
import { providePrerendered, type PrerenderedContent } from '#data/content/prerendered.ts'

/** Hydrates the page; renders it where there is none yet, as on Vite's development server. */
export async function hydrate(): Promise<void> {
  const page = pageAt(location.pathname)
  const Page = await page.load()
  providePrerendered(contentOfPage())
  // Vite's development server has one document for all pages.
  document.title = page.title
  mount(<SiteApp path={page.path} Page={Page} />, {
    theme: siteTheme,
    // Pages bring them along, but not those of Vite's development server.
    baseStyles: import.meta.env.DEV && <CssBaseline />,
    audience: 'visitors',
  })
}

/** What the document was filled with, so that the first rendering here comes to the same. */
function contentOfPage(): PrerenderedContent | undefined {
  const json = document.getElementById('content')?.textContent
  return json ? (JSON.parse(json) as PrerenderedContent) : undefined
}
