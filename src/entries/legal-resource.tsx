import { ThemeProvider } from '@mui/material/styles'
import { defaultLegalPages } from '#content/legal_pages/defaults.ts'
import { legalPages, type LegalPageId, type LegalText } from '#content/legal_pages/definition.ts'
import { siteTheme } from '#entries/theme/site-theme.ts'
import { LegalPage } from '#site/legal/LegalPage.tsx'
import type { ContentResource } from '#ui/content-resource.ts'

/** A legal page with its draft and its preview, which come with these pages alone; others as they are. */
export function withLegalText(resource: ContentResource): ContentResource {
  const { collection, single } = resource.definition
  if (collection !== legalPages.collection) return resource
  const id = single as LegalPageId
  return {
    ...resource,
    initial: defaultLegalPages[id],
    preview: {
      Record: ({ record }) => (
        <ThemeProvider theme={siteTheme}>
          <LegalPage id={id} page={record as unknown as LegalText} />
        </ThemeProvider>
      ),
    },
  }
}
