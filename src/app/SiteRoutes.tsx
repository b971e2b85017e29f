import { useEffect } from 'react'
import { Route, Routes } from 'react-router-dom'
import { notFoundPage, sitePages, type SitePage } from '#app/site-pages.ts'
import { SiteLayout } from '#site/SiteLayout.tsx'

export function SiteRoutes() {
  return (
    <Routes>
      <Route element={<SiteLayout />}>
        {[...sitePages, notFoundPage].map((page) => (
          <Route key={page.path} path={page.path} element={<Titled {...page} />} />
        ))}
      </Route>
    </Routes>
  )
}

/** The prerendered page has its title; this is for the way from one page to another. */
function Titled({ title, Page }: SitePage) {
  useEffect(() => {
    document.title = title
  }, [title])
  return <Page />
}
