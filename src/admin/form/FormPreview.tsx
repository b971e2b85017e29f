import { Suspense, useId, useState, type ReactNode } from 'react'
import { CacheProvider } from '@emotion/react'
import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { ErrorBoundary } from 'react-error-boundary'
import { formErrors, type FormValues } from '#admin/form/session/form-values.ts'
import { shownRecord } from '#admin/form/shown-record.ts'
import { useMessages } from '#admin/messages/use-messages.ts'
import type { ContentDefinition } from '#model/records/define-content.ts'
import type { ContentResource, RecordPreview } from '#ui/content-resource.ts'
import { colors } from '#ui/design.ts'
import { FitWidth } from '#admin/preview/FitWidth.tsx'
import {
  pageContainer,
  pageStyles,
  pageWidths,
  type PageWidth,
} from '#admin/preview/page-styles.ts'
import { WidthSwitch } from '#admin/preview/WidthSwitch.tsx'

interface FormPreviewProps {
  definition: ContentDefinition
  preview: RecordPreview<ContentDefinition>
  /** The type's slot. */
  seen?: ContentResource['seen'] | undefined
  /** As they are in the form right now. */
  values: FormValues
}

interface WithPreviewProps extends Omit<FormPreviewProps, 'preview'> {
  preview: FormPreviewProps['preview'] | undefined
  children: ReactNode
}

/** Inputs, and beside them what visitors are going to see, if the type has a preview. */
export function WithPreview({ preview, children, ...of }: WithPreviewProps) {
  if (!preview) return children
  return (
    <Box sx={{ containerType: 'inline-size' }}>
      <Box sx={besideEachOther}>
        {children}
        <FormPreview preview={preview} {...of} />
      </Box>
    </Box>
  )
}

/** As wide as the form is without a preview, where there is room. */
const besideEachOther = {
  display: 'grid',
  gap: 3,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@container (min-width: 680px)': { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 3fr)' },
  '@container (min-width: 860px)': { gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 3fr)' },
  '@container (min-width: 1200px)': { gridTemplateColumns: 'minmax(0, 760px) minmax(0, 1fr)' },
}

/** What is being filled in, as visitors are going to see it. */
export function FormPreview({ definition, preview, seen, values }: FormPreviewProps) {
  const { preview: words } = useMessages()
  const heading = useId()
  const [width, setWidth] = useState<PageWidth>('phone')
  const [styles] = useState(pageStyles)
  const { publicWhen } = definition
  const hidden = publicWhen !== undefined && !values[publicWhen]
  const record = shownRecord(definition, values)
  // A day that is over, of the wrong year perhaps; where something is missing, nobody knows yet.
  const unseen =
    seen !== undefined &&
    Object.keys(formErrors(definition, values)).length === 0 &&
    seen([record], new Date()).length === 0
  const look = preview.dark ? dark : light
  return (
    <Box component="section" aria-labelledby={heading} sx={place}>
      <Stack direction="row" sx={head}>
        <Box sx={{ minWidth: 0 }}>
          <Typography id={heading} component="h2" sx={{ fontWeight: 700 }}>
            {words.title}
          </Typography>
          <Typography sx={{ fontSize: '0.875rem', color: 'text.secondary' }}>
            {hidden ? words.hidden : unseen ? words.unseen : words.explanation}
          </Typography>
        </Box>
        <WidthSwitch
          label={words.widths}
          names={words.names}
          widths={['phone', 'desktop']}
          chosen={width}
          onChoose={setWidth}
        />
      </Stack>
      {/* To be looked at: nothing in it can be reached or pressed. */}
      <Box inert lang="de" sx={[frame, look]}>
        <FitWidth width={widthOf(preview, width)}>
          {/* As on a page that is so wide, whatever the window's width. */}
          <CacheProvider value={styles}>
            <div style={{ ...pageContainer, width: pageWidths[width] }}>
              <Box sx={ground} style={{ width: widthOf(preview, width) }}>
                <ErrorBoundary resetKeys={[values]} fallback={words.broken}>
                  <Suspense>
                    <preview.Record record={record} />
                  </Suspense>
                </ErrorBoundary>
              </Box>
            </div>
          </CacheProvider>
        </FitWidth>
      </Box>
    </Box>
  )
}

/** Between the page's edge and its columns, and between those. */
const PADDING = { phone: 16, tablet: 24, desktop: 24 }

/** What the record takes of a page of that width, with some ground around it. */
function widthOf({ columns = 1 }: RecordPreview<ContentDefinition>, width: PageWidth): number {
  const { [width]: page } = pageWidths
  const { [width]: padding } = PADDING
  if (width === 'phone') return page
  return Math.round((page - padding * (columns + 1)) / columns) + 2 * padding
}

/** Stays beside a long form; what is higher than the window scrolls by itself. */
const place = {
  minWidth: 0,
  alignSelf: 'start',
  position: { md: 'sticky' },
  top: 84,
  maxHeight: { md: 'calc(100dvh - 104px)' },
  overflowY: { md: 'auto' },
  // Room for the outline of what has the focus.
  p: 0.5,
  m: -0.5,
}

const head = { justifyContent: 'space-between', alignItems: 'center', flexWrap: 'wrap', gap: 1.5 }

/** Whatever the back office looks like. */
const light = { bgcolor: colors.white, color: colors.ink }
const dark = { bgcolor: colors.ink, color: colors.white }

const frame = {
  mt: 1.5,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  overflow: 'hidden',
  colorScheme: 'light',
}

const ground = { boxSizing: 'border-box', px: 2, py: 3 }
