import { lazy, Suspense, useEffect, useState } from 'react'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { ErrorBoundary } from 'react-error-boundary'
import type { Messages } from '#admin/messages/en.ts'
import { useMessages } from '#admin/messages/use-messages.ts'
import { usePublication } from '#firebase/publication/publication.ts'
import type { Publication } from '#model/records/publication.ts'
import type { ContentResource } from '#ui/content-resource.ts'

const PublicationDialog = lazy(() => import('#admin/publication/PublicationDialog.tsx'))

/** The function that publishes may have to be started; after that something is wrong. */
const PATIENCE_MS = 90_000

/** In the header: whether visitors get what is stored. A press shows more, and what can be done. */
export function PublicationStatus({ resources }: { resources: readonly ContentResource[] }) {
  const publication = usePublication()
  // Undefined until the first press: only then the dialog is loaded.
  const [open, setOpen] = useState<boolean>()
  const late = useLate(publication)
  const messages = useMessages()
  if (!publication) return <Box sx={{ ml: 'auto' }} />
  const { label, problem, color } = stateOf(messages, publication, late)
  return (
    <>
      <Button
        onClick={() => setOpen(true)}
        aria-haspopup="dialog"
        // On white, the colours of the others are for the dot alone.
        color={color === 'error' ? color : 'inherit'}
        sx={{ ml: 'auto', px: { xs: 0.5, sm: 2 }, minWidth: 0 }}
        startIcon={<Box sx={{ ...dot, bgcolor: `${color}.main` }} />}
      >
        <Box component="span" aria-live="polite" sx={line}>
          {label}
          {problem && (
            <Box component="span" sx={{ display: { xs: 'none', md: 'inline' } }}>
              : {problem}
            </Box>
          )}
        </Box>
      </Button>
      {open !== undefined && (
        <ErrorBoundary fallback={null}>
          <Suspense fallback={null}>
            <PublicationDialog
              {...{ open, publication, label, problem, resources }}
              onClose={() => setOpen(false)}
            />
          </Suspense>
        </ErrorBoundary>
      )}
    </>
  )
}

/** In two lines on phones. */
const line = {
  ...{ overflow: 'hidden', textOverflow: 'ellipsis', textAlign: 'left' },
  whiteSpace: { sm: 'nowrap' },
  fontSize: { xs: '0.8125rem', sm: 'inherit' },
  lineHeight: { xs: 1.2, sm: 'inherit' },
}
const dot = { width: 10, height: 10, borderRadius: '50%' }

/** True when nobody has published for long what was written. */
function useLate(publication: Publication | undefined): boolean {
  const [late, setLate] = useState<number>()
  const { wanted = 0, live = 0 } = publication ?? {}
  useEffect(() => {
    if (wanted <= live) return
    const timer = setTimeout(() => setLate(live), PATIENCE_MS)
    return () => clearTimeout(timer)
  }, [wanted, live])
  return wanted > live && late === live
}

function stateOf(
  { format, publication: words }: Messages,
  publication: Publication,
  late: boolean,
) {
  const { wanted, live, liveAt, held, releasing, hasWorker, error } = publication
  if (held)
    return { label: words.earlierVersion, problem: words.changesWait, color: 'warning' } as const
  if (releasing) return { label: words.publishing, problem: '', color: 'info' } as const
  if (wanted > live) {
    // What the server says of it is in its log. As long as a worker is at it, it is tried again.
    const problem = error && !hasWorker ? words.failed : late ? words.notTakenOn : ''
    return problem
      ? ({ label: words.notPublished, problem, color: 'error' } as const)
      : ({ label: words.publishing, problem, color: 'info' } as const)
  }
  const label = liveAt ? words.liveSince(format.clock(liveAt)) : words.notYet
  return { label, problem: '', color: 'success' } as const
}
