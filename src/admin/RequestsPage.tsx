import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { Link } from 'react-router-dom'
import { adminPaths } from '#admin/admin-paths.ts'
import { DeliveryState } from '#admin/DeliveryState.tsx'
import { formatTime } from '#admin/format-time.ts'
import { LoadFailure } from '#admin/LoadFailure.tsx'
import { PageTitle } from '#admin/PageTitle.tsx'
import { SearchField, useSearchTerm } from '#admin/SearchField.tsx'
import { StackedTable } from '#admin/StackedTable.tsx'
import { useRequests } from '#data/requests/RequestsProvider.tsx'
import { searchContent } from '#model/search.ts'
import { storedRequests, type StoredRequest } from '#model/stored-request.ts'
import { Waiting } from '#ui/Waiting.tsx'

/** What visitors sent through the contact form, newest first, live. */
export function RequestsPage() {
  const { status, records, error, retry } = useRequests()
  const [term, setTerm] = useSearchTerm()
  const found = searchContent(storedRequests, records, term)
  return (
    <Stack spacing={3}>
      <PageTitle>Requests</PageTitle>
      <SearchField label="Search requests" term={term} onSearch={setTerm} />
      {error && <LoadFailure error={error} retry={retry} />}
      {status === 'loading' && <Waiting label="Loading requests..." />}
      {status === 'ready' && found.length === 0 && (
        <Paper variant="outlined" sx={{ p: 6, textAlign: 'center' }} role="status">
          <Typography>No requests found matching your search.</Typography>
          {records.length === 0 && (
            <Typography sx={{ color: 'text.secondary', mt: 1 }}>
              Nobody has written yet. What visitors send appears here at once.
            </Typography>
          )}
        </Paper>
      )}
      {found.length > 0 && <StackedTable columns={columns} records={found} />}
    </Stack>
  )
}

const weight = ({ read }: StoredRequest) => ({ fontWeight: read ? 400 : 800 })

const columns = [
  {
    label: 'Received',
    cell: ({ created_at }: StoredRequest) => formatTime(created_at),
  },
  {
    label: 'Name',
    cell: (request: StoredRequest) => (
      <Typography component="span" sx={{ ...weight(request), overflowWrap: 'anywhere' }}>
        {request.name}
      </Typography>
    ),
  },
  { label: 'Course', cell: ({ course }: StoredRequest) => course || '-' },
  {
    label: 'Status',
    cell: ({ read, done }: StoredRequest) => (done ? 'Done' : read ? 'Open' : 'New'),
  },
  {
    label: 'Delivery',
    cell: (request: StoredRequest) => <DeliveryState request={request} />,
  },
  {
    label: 'Actions',
    actions: true,
    cell: ({ id, name }: StoredRequest) => (
      <Button component={Link} to={adminPaths.request(id)} aria-label={`View ${name}`}>
        View
      </Button>
    ),
  },
]
