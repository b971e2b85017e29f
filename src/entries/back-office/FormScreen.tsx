import { useMemo, type ReactNode } from 'react'
import { ThemeProvider } from '@mui/material/styles'
import { ContentFormPage } from '#admin/form/ContentFormPage.tsx'
import { FallingOut } from '#site/lessons/FallingOut.tsx'
import { pagePreviews } from '#entries/back-office/page-previews.tsx'
import { siteTheme } from '#entries/theme/site-theme.ts'
import { lessons, type Lesson } from '#content/lessons/definition.ts'
import type { Content, ContentDefinition } from '#model/records/define-content.ts'
import type { ContentResource } from '#ui/content-resource.ts'

/** A type's form, with a preview that looks like the site: apart from the dashboard's first load. */
export default function FormScreen({ resource }: { resource: ContentResource }) {
  const themed = useMemo(() => inSiteLook(resource), [resource])
  return <ContentFormPage resource={themed} />
}

/** Light and in the site's colours, however the back office looks. */
function inSiteLook(resource: ContentResource): ContentResource {
  const { definition, preview = pagePreviews.get(definition) } = resource
  if (!preview) return resource
  const Record = ({ record }: { record: Content<ContentDefinition> }): ReactNode => (
    <ThemeProvider theme={siteTheme}>
      <preview.Record record={record} />
      {definition === lessons && <FallingOut lesson={record as unknown as Lesson} />}
    </ThemeProvider>
  )
  return { ...resource, preview: { ...preview, Record } }
}
