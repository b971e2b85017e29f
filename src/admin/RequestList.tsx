import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { LoadFailure } from '#admin/LoadFailure.tsx'
import { RequestSelection } from '#admin/RequestSelection.tsx'
import { SearchField, useSearchTerm } from '#admin/SearchField.tsx'
import type { Requests } from '#data/requests/LiveRequests.tsx'
import { useRequestsContext } from '#data/requests/RequestsProvider.tsx'
import { searchContent } from '#model/search.ts'
import { storedRequests } from '#model/stored-request.ts'
import { Waiting } from '#ui/Waiting.tsx'

/** A search reads on in larger steps: only what it finds is shown. */
const SEARCHED_PAGES = 10

const NONE_YET = 'No requests yet'

interface RequestListProps {
  requests: Requests
  page: number
  /** What to say where there is none to show. */
  empty: string
  onMore: (count: number) => void
}

/** The loaded requests, those of them that a search finds, and the way to more. */
export function RequestList({ requests, page, empty, onMore }: RequestListProps) {
  const { status, records, error, more, growing, retry } = requests
  const [term, setTerm] = useSearchTerm()
  const { none } = useRequestsContext()
  const found = searchContent(storedRequests, records, term)
  const step = term ? SEARCHED_PAGES * page : page
  return (
    <>
      <SearchField
        label="Search requests"
        term={term}
        onSearch={setTerm}
        {...(more && { help: `Searches the first ${records.length}, which are loaded.` })}
      />
      {error && <LoadFailure error={error} retry={retry} />}
      {status === 'loading' && <Waiting label="Loading requests..." />}
      {status === 'ready' && found.length === 0 && (
        <Paper variant="outlined" sx={{ p: 6, textAlign: 'center' }} role="status">
          <Typography>
            {records.length > 0 ? storedRequests.messages.nothingFound : none ? NONE_YET : empty}
          </Typography>
          {none && (
            <Typography sx={{ color: 'text.secondary', mt: 1 }}>
              What visitors send through the contact form appears here at once.
            </Typography>
          )}
        </Paper>
      )}
      {found.length > 0 && <RequestSelection requests={found} />}
      {more && (
        <Stack spacing={1} sx={{ alignItems: 'center' }}>
          <Typography sx={{ color: 'text.secondary' }} role="status">
            {term
              ? `Found ${found.length} among the first ${records.length}.`
              : `The first ${records.length} are shown.`}
          </Typography>
          <Button variant="outlined" disabled={growing} onClick={() => onMore(step)}>
            {growing ? 'Loading...' : term ? `Search ${step} more` : 'Load more'}
          </Button>
        </Stack>
      )}
    </>
  )
}
