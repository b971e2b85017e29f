import CssBaseline from '@mui/material/CssBaseline'
import { mount } from '#app/mount.tsx'
import { pageAt } from '#app/site-pages.ts'
import { siteTheme } from '#app/site-theme.ts'
import { SiteApp } from '#app/SiteApp.tsx'
import { providePrerendered, type PrerenderedContent } from '#data/content/prerendered.ts'

const page = pageAt(location.pathname)
const [Page, content] = await Promise.all([page.load(), prerenderedContent()])
providePrerendered(content)
// Nothing to begin with that would be the same as the document: it is rendered anew.
if (!content) document.getElementById('root')?.replaceChildren()
// Vite's development server has one document for all pages.
document.title = page.title
mount(<SiteApp path={page.path} Page={Page} />, {
  theme: siteTheme,
  // Pages bring them along, but not those of Vite's development server.
  baseStyles: import.meta.env.DEV && <CssBaseline />,
  audience: 'visitors',
})

/** What the document was filled with, so that the first rendering here comes to the same. */
async function prerenderedContent(): Promise<PrerenderedContent | undefined> {
  const url = document.querySelector('meta[name="prerendered-content"]')?.getAttribute('content')
  if (!url) return undefined
  try {
    return (await (await fetch(url)).json()) as PrerenderedContent
  } catch (error) {
    console.warn('The prerendered content could not be loaded:', error)
    return undefined
  }
}
