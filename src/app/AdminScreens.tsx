import { Route, Routes, ScrollRestoration } from 'react-router-dom'
import { AdminLayout } from '#admin/AdminLayout.tsx'
import { ContentDetailPage } from '#admin/ContentDetailPage.tsx'
import { ContentFormPage } from '#admin/ContentFormPage.tsx'
import { ContentList } from '#admin/ContentList.tsx'
import { Dashboard } from '#admin/Dashboard.tsx'
import { PageNotFound } from '#admin/PageNotFound.tsx'
import { RequestPage } from '#admin/RequestPage.tsx'
import { RequestsPage } from '#admin/RequestsPage.tsx'
import { resources } from '#content/resources.ts'
import type { ContentResource } from '#ui/content-resource.ts'

/** Everything behind the guard: the dashboard, and each content type's screens. */
export function AdminScreens() {
  return (
    <>
      <ScrollRestoration />
      <Routes>
        <Route element={<AdminLayout resources={resources} />}>
          <Route index element={<Dashboard resources={resources} />} />
          <Route path="requests" element={<RequestsPage />} />
          <Route path="requests/:id" element={<RequestPage />} />
          {resources.map(screensOf)}
          <Route path="*" element={<PageNotFound />} />
        </Route>
      </Routes>
    </>
  )
}

/** A function, not a component: Routes looks at its children's paths. */
function screensOf(resource: ContentResource) {
  const { path, single } = resource.definition
  if (single) {
    return <Route key={path} path={path} element={<ContentFormPage resource={resource} />} />
  }
  return (
    <Route key={path} path={path}>
      <Route index element={<ContentList resource={resource} />} />
      <Route path="new" element={<ContentFormPage key="new" resource={resource} />} />
      {resource.Detail && <Route path=":id" element={<ContentDetailPage resource={resource} />} />}
      <Route path=":id/edit" element={<ContentFormPage resource={resource} />} />
    </Route>
  )
}
