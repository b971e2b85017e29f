import type { ReactNode } from 'react'
import Typography from '@mui/material/Typography'
import type { LiveContent } from '#data/content/live-content.ts'
import type { Content, ContentDefinition } from '#model/define-content.ts'
import { LoadError } from '#site/landing/LoadError.tsx'

interface SectionContentProps<D extends ContentDefinition> {
  content: LiveContent<D>
  /** Of the texts, where it is not the page's. */
  lang?: 'en'
  /** Keeps the place of the records to come, with the text that says so. */
  loading: ReactNode
  errorText: (error: Error) => string
  /** Needed unless the type has built-in records. */
  empty?: string
  children: (records: readonly Content<D>[]) => ReactNode
}

/**
 * The four states of a section: loading, failed, empty, filled. What the page was prerendered with
 * stays below the error.
 */
export function SectionContent<D extends ContentDefinition>({
  content: { status, records, error, retry },
  lang,
  loading,
  errorText,
  empty,
  children,
}: SectionContentProps<D>) {
  if (error) {
    return (
      <>
        <LoadError retry={retry}>
          <span lang={lang}>{errorText(error)}</span>
        </LoadError>
        {records.length > 0 && children(records)}
      </>
    )
  }
  if (status === 'loading') return loading
  if (records.length > 0) return children(records)
  return (
    <Typography lang={lang} sx={{ textAlign: 'center', opacity: 0.8, py: 4 }}>
      {empty}
    </Typography>
  )
}
