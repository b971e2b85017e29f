import { useMemo, type ReactNode } from 'react'
import { ThemeProvider } from '@mui/material/styles'
import { ContentFormPage } from '#admin/form/ContentFormPage.tsx'
import { previews } from '#entries/back-office/previews.tsx'
import { siteTheme } from '#entries/theme/site-theme.ts'
import type { Content, ContentDefinition } from '#model/records/define-content.ts'
import type { ContentResource } from '#ui/content-resource.ts'

/** A type's form, with a preview that looks like the site: apart from the dashboard's first load. */
export default function FormScreen({ resource }: { resource: ContentResource }) {
  const themed = useMemo(() => inSiteLook(resource), [resource])
  return <ContentFormPage resource={themed} />
}

/** Light and in the site's colours, however the back office looks. */
function inSiteLook(resource: ContentResource): ContentResource {
  const preview = previews.get(resource.definition)
  if (!preview) return resource
  const Record = ({ record }: { record: Content<ContentDefinition> }): ReactNode => (
    <ThemeProvider theme={siteTheme}>
      <preview.Record record={record} />
    </ThemeProvider>
  )
  return { ...resource, preview: { ...preview, Record } }
}
