import { useState } from 'react'
import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { LoadFailure } from '#admin/layout/LoadFailure.tsx'
import { SearchField, useSearchTerm } from '#admin/list/SearchField.tsx'
import { useMessages } from '#admin/messages/use-messages.ts'
import { RequestSelection } from '#admin/requests/RequestSelection.tsx'
import { useRequests } from '#firebase/requests/use-requests.ts'
import { useRequestsContext } from '#firebase/requests/RequestsProvider.tsx'
import { searchContent } from '#model/records/search.ts'
import { storedRequests, type RequestView } from '#model/requests/stored-request.ts'
import { Spinner } from '#ui/Spinner.tsx'

const PAGE = 50
/** A search reads on in larger steps: only what it finds is shown. */
const SEARCHED_PAGES = 10

/** The loaded requests, those of them that a search finds, and the way to more. */
export function RequestList({ view }: { view: RequestView }) {
  const [most, setMost] = useState(PAGE)
  const { status, records, error, more, growing, retry } = useRequests({ view, most })
  const { common, requests: words } = useMessages()
  const [term, setTerm] = useSearchTerm()
  const { none } = useRequestsContext()
  const found = searchContent(storedRequests, records, term)
  const step = term ? SEARCHED_PAGES * PAGE : PAGE
  return (
    <>
      <SearchField
        label={words.search}
        term={term}
        onSearch={setTerm}
        {...(more && { help: words.searchesFirst(records.length) })}
      />
      {error && <LoadFailure text={words.fetchFailed} retry={retry} />}
      {status === 'loading' && <Spinner label={words.loading} />}
      {status === 'ready' && found.length === 0 && (
        <Paper variant="outlined" sx={{ p: 6, textAlign: 'center' }} role="status">
          <Typography>
            {records.length > 0 ? words.nothingFound : none ? words.noneYet : words.empty[view]}
          </Typography>
          {none && (
            <Typography sx={{ color: 'text.secondary', mt: 1 }}>{words.whereFrom}</Typography>
          )}
        </Paper>
      )}
      {found.length > 0 && <RequestSelection requests={found} />}
      {more && (
        <Stack spacing={1} sx={{ alignItems: 'center' }}>
          <Typography sx={{ color: 'text.secondary' }} role="status">
            {term
              ? words.foundAmong(found.length, records.length)
              : words.firstShown(records.length)}
          </Typography>
          <Button variant="outlined" disabled={growing} onClick={() => setMost(most + step)}>
            {growing ? common.loading : term ? words.searchMore(step) : words.loadMore}
          </Button>
        </Stack>
      )}
    </>
  )
}
