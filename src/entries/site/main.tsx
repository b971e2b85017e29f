import CssBaseline from '@mui/material/CssBaseline'
import { mount } from '#entries/mount.tsx'
import { contentOfPage } from '#entries/site/content-of-page.ts'
import { pageAt } from '#entries/site/site-pages.ts'
import { siteTheme } from '#entries/theme/site-theme.ts'
import { SiteApp } from '#entries/site/SiteApp.tsx'
import { providePrerendered } from '#firebase/content/prerendered.ts'

/** Hydrates the page; renders it where there is none yet, as on Vite's development server. */
export async function hydrate(): Promise<void> {
  const page = pageAt(location.pathname)
  const Page = await page.load()
  providePrerendered(contentOfPage())
  mount(<SiteApp path={page.path} Page={Page} />, {
    theme: siteTheme,
    // Pages bring them along, but not those of Vite's development server.
    baseStyles: import.meta.env.DEV && <CssBaseline />,
    audience: 'visitors',
  })
}
