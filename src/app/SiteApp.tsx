import type { ComponentType } from 'react'
import { sitePaths } from '#model/site-paths.ts'
import { SiteLayout } from '#site/layout/SiteLayout.tsx'

/** A public page as it stands in the document: the same when prerendered and when hydrated. */
export function SiteApp({ path, Page }: { path: string; Page: ComponentType }) {
  return (
    <SiteLayout landing={path === sitePaths.home}>
      <Page />
    </SiteLayout>
  )
}
