import type { ComponentType } from 'react'
import { defaultLegalPages } from '#content/legal_pages/defaults.ts'
import { legalPages, type LegalPageId } from '#content/legal_pages/definition.ts'
import { useContent } from '#firebase/content/content-store.ts'
import { LegalPage } from '#site/legal/LegalPage.tsx'
import { Published } from '#site/legal/Published.tsx'

/** A legal page as it is published: what the store has, or the draft that is built in. */
export function legalPage(id: LegalPageId): ComponentType {
  return function PublishedLegalPage() {
    const { records } = useContent(legalPages)
    const page = records.find((record) => record.id === id) ?? defaultLegalPages[id]
    return (
      <Published>
        <LegalPage id={id} page={page} />
      </Published>
    )
  }
}
