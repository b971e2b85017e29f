import { useMemo } from 'react'
import { ThemeProvider } from '@mui/material/styles'
import { ContentFormPage } from '#admin/form/ContentFormPage.tsx'
import { defaultLegalPages } from '#content/legal_pages/defaults.ts'
import type { LegalPageId, LegalText } from '#content/legal_pages/definition.ts'
import { siteTheme } from '#entries/theme/site-theme.ts'
import { LegalPage } from '#site/legal/LegalPage.tsx'
import type { ContentResource, RecordPreview } from '#ui/content-resource.ts'

/** A legal page's form, with its draft and its preview: apart from the others, which need none of it. */
export default function LegalPageForm({ resource }: { resource: ContentResource }) {
  const whole = useMemo(() => {
    const initial = defaultLegalPages[resource.definition.single as LegalPageId]
    return { ...resource, initial, preview }
  }, [resource])
  return <ContentFormPage resource={whole} />
}

const preview: RecordPreview<ContentResource['definition']> = {
  Record: ({ record }) => (
    <ThemeProvider theme={siteTheme}>
      <LegalPage page={record as unknown as LegalText} />
    </ThemeProvider>
  ),
}
