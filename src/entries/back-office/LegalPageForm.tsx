import { useMemo } from 'react'
import { ContentFormPage } from '#admin/form/ContentFormPage.tsx'
import { withLegalText } from '#entries/legal-resource.tsx'
import type { ContentResource } from '#ui/content-resource.ts'

/** A legal page's form: apart from the others, which need neither its draft nor its preview. */
export default function LegalPageForm({ resource }: { resource: ContentResource }) {
  const whole = useMemo(() => withLegalText(resource), [resource])
  return <ContentFormPage resource={whole} />
}
