import { lazy, useEffect } from 'react'
import { Route, Routes, ScrollRestoration } from 'react-router-dom'
import { Dashboard } from '#admin/dashboard/Dashboard.tsx'
import { AdminLayout } from '#admin/layout/AdminLayout.tsx'
import { PageNotFound } from '#admin/layout/PageNotFound.tsx'
import { useRevocation } from '#admin/accounts/use-revocation.ts'
import { legalPages } from '#content/legal_pages/definition.ts'
import { SchoolName } from '#content/school/SchoolName.tsx'
import { resources } from '#content/resources.tsx'
import { purgeDrafts } from '#firebase/drafts/form-drafts.ts'
import { purgePending } from '#firebase/page-draft/pending-changes.ts'
import { RequestsProvider } from '#firebase/requests/RequestsProvider.tsx'
import type { ContentResource } from '#ui/content-resource.ts'

// The dashboard comes at once; each other kind of screen follows when it is opened.
const AccountsPage = lazy(() => import('#admin/accounts/AccountsPage.tsx'))
const BeforeLaunch = lazy(() => import('#entries/back-office/BeforeLaunch.tsx'))
const BinPage = lazy(() => import('#admin/history/BinPage.tsx'))
const ContentList = lazy(() => import('#admin/list/ContentList.tsx'))
const ContentDetailPage = lazy(() => import('#admin/list/ContentDetailPage.tsx'))
const FormScreen = lazy(() => import('#entries/back-office/FormScreen.tsx'))
const LegalPageForm = lazy(() => import('#entries/back-office/LegalPageForm.tsx'))
const HistoryPage = lazy(() => import('#admin/history/HistoryPage.tsx'))
const RequestPage = lazy(() => import('#admin/requests/RequestPage.tsx'))
const RequestsPage = lazy(() => import('#admin/requests/RequestsPage.tsx'))

/** Everything behind the guard: the dashboard, and each content type's screens. */
export function AdminScreens() {
  useRevocation()
  useEffect(purgeDrafts, [])
  useEffect(purgePending, [])
  return (
    <SchoolName>
      <RequestsProvider>
        <ScrollRestoration />
        <Routes>
          <Route element={<AdminLayout resources={resources} />}>
            <Route
              index
              element={<Dashboard resources={resources} beforeLaunch={<BeforeLaunch />} />}
            />
            <Route path="requests" element={<RequestsPage />} />
            <Route path="requests/:id" element={<RequestPage />} />
            <Route path="bin" element={<BinPage resources={resources} />} />
            <Route path="accounts" element={<AccountsPage />} />
            {resources.map(screensOf)}
            <Route path="*" element={<PageNotFound />} />
          </Route>
        </Routes>
      </RequestsProvider>
    </SchoolName>
  )
}

/** A function, not a component: Routes looks at its children's paths. */
function screensOf(resource: ContentResource) {
  const { collection, path, single } = resource.definition
  if (single) {
    const Form = collection === legalPages.collection ? LegalPageForm : FormScreen
    return (
      <Route key={path} path={path}>
        <Route index element={<Form resource={resource} />} />
        <Route path="history" element={<HistoryPage resource={resource} />} />
      </Route>
    )
  }
  return (
    <Route key={path} path={path}>
      <Route index element={<ContentList key={path} resource={resource} />} />
      <Route path="new" element={<FormScreen resource={resource} />} />
      {resource.Detail && <Route path=":id" element={<ContentDetailPage resource={resource} />} />}
      <Route path=":id/history" element={<HistoryPage resource={resource} />} />
      <Route path=":id/edit" element={<FormScreen resource={resource} />} />
    </Route>
  )
}
