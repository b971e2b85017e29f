import { useMemo, type ReactNode } from 'react'
import { ThemeProvider } from '@mui/material/styles'
import { ContentFormPage } from '#admin/form/ContentFormPage.tsx'
import { FallingOut } from '#site/lessons/FallingOut.tsx'
import { siteTheme } from '#entries/theme/site-theme.ts'
import { lessons, type Lesson } from '#content/lessons/definition.ts'
import { previews } from '#content/previews.tsx'
import type { Content, ContentDefinition } from '#model/records/define-content.ts'
import type { ContentResource, RecordPreview } from '#ui/content-resource.ts'

/** A type's form, with a preview that looks like the site: apart from the dashboard's first load. */
export default function FormScreen({ resource }: { resource: ContentResource }) {
  const preview = inSiteLook.get(resource.definition)
  const withPreview = useMemo(() => ({ ...resource, preview }), [resource, preview])
  return <ContentFormPage resource={withPreview} />
}

/** Light and in the site's colours, however the back office looks. */
const inSiteLook = new Map(
  [...previews].map(([definition, { Record, ...preview }]) => [
    definition,
    {
      ...preview,
      Record: ({ record }: { record: Content<ContentDefinition> }): ReactNode => (
        <ThemeProvider theme={siteTheme}>
          <Record record={record} />
          {definition === lessons && <FallingOut lesson={record as unknown as Lesson} />}
        </ThemeProvider>
      ),
    } satisfies RecordPreview<ContentDefinition>,
  ]),
)
