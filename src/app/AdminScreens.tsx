import { Route, Routes } from 'react-router-dom'
import { AdminLayout } from '#admin/AdminLayout.tsx'
import { ContentDetailPage } from '#admin/ContentDetailPage.tsx'
import { ContentFormPage } from '#admin/ContentFormPage.tsx'
import { ContentList } from '#admin/ContentList.tsx'
import { Dashboard } from '#admin/Dashboard.tsx'
import { PageNotFound } from '#admin/PageNotFound.tsx'
import { resources } from '#content/resources.ts'

/** Everything behind the guard: the dashboard, and each content type's screens. */
export function AdminScreens() {
  return (
    <Routes>
      <Route element={<AdminLayout resources={resources} />}>
        <Route index element={<Dashboard resources={resources} />} />
        {resources.map((resource) => (
          <Route key={resource.definition.path} path={resource.definition.path}>
            <Route index element={<ContentList resource={resource} />} />
            <Route path="new" element={<ContentFormPage key="new" resource={resource} />} />
            {resource.Detail && (
              <Route path=":id" element={<ContentDetailPage resource={resource} />} />
            )}
            <Route path=":id/edit" element={<ContentFormPage resource={resource} />} />
          </Route>
        ))}
        <Route path="*" element={<PageNotFound />} />
      </Route>
    </Routes>
  )
}
