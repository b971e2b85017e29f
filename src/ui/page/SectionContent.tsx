import type { ReactNode } from 'react'
import Typography from '@mui/material/Typography'
import { LoadError } from '#ui/page/LoadError.tsx'

interface SectionContentProps<Item> {
  content: {
    readonly status: 'loading' | 'ready' | 'error'
    readonly records: readonly Item[]
    readonly error: Error | undefined
    readonly retry: () => void
  }
  /** The language of the texts, if it is not the page's. */
  lang?: 'en'
  /** Keeps the place of the records to come, with the text that says so. */
  loading: ReactNode
  errorText: (error: Error) => string
  /** Needed unless the type has built-in records. */
  empty?: string
  children: (records: readonly Item[]) => ReactNode
}

/**
 * The four states of a section: loading, failed, empty, filled. What the page was prerendered with
 * stays below the error.
 */
export function SectionContent<Item>({
  content: { status, records, error, retry },
  lang,
  loading,
  errorText,
  empty,
  children,
}: SectionContentProps<Item>) {
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
