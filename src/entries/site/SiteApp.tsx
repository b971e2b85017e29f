import type { ComponentType } from 'react'
import { SchoolName } from '#content/school/SchoolName.tsx'
import { sitePaths } from '#model/site/site-paths.ts'
import { SiteLayout } from '#site/layout/SiteLayout.tsx'

interface SiteAppProps {
  path: string
  Page: ComponentType
  /** False where something around the page shows what is said. */
  ownToasts?: boolean
}

/** A public page as it stands in the document: the same when prerendered and when hydrated. */
export function SiteApp({ path, Page, ownToasts = true }: SiteAppProps) {
  return (
    <SchoolName>
      <SiteLayout landing={path === sitePaths.home} ownToasts={ownToasts}>
        <Page />
      </SiteLayout>
    </SchoolName>
  )
}
