import { useEffect } from 'react'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useNavigate, useParams } from 'react-router-dom'
import { adminPaths } from '#admin/admin-paths.ts'
import { BackLink } from '#admin/BackLink.tsx'
import { LoadFailure } from '#admin/LoadFailure.tsx'
import { PageTitle } from '#admin/PageTitle.tsx'
import { RequestDetails } from '#admin/RequestDetails.tsx'
import { useRequestAction } from '#admin/use-requests.ts'
import { manageRequest } from '#data/requests/manage-request.ts'
import { useRequests } from '#data/requests/RequestsProvider.tsx'
import type { StoredRequest } from '#model/stored-request.ts'
import { Waiting } from '#ui/Waiting.tsx'

export function RequestPage() {
  const { id } = useParams()
  const { status, records, error, retry } = useRequests()
  const request = records.find((candidate) => candidate.id === id)
  return (
    <Stack spacing={3}>
      <BackLink to={adminPaths.requests} list="requests" />
      {request ? (
        <Request request={request} />
      ) : error ? (
        <LoadFailure error={error} retry={retry} />
      ) : status === 'loading' ? (
        <Waiting label="Loading request details..." />
      ) : (
        <>
          <PageTitle>Request Not Found</PageTitle>
          <Typography>
            The request you are looking for does not exist or has been deleted.
          </Typography>
        </>
      )}
    </Stack>
  )
}

function Request({ request }: { request: StoredRequest }) {
  const { id, name, read, done } = request
  const navigate = useNavigate()
  const { act, busy } = useRequestAction(id)

  useEffect(() => {
    // Seen is seen: when it cannot be noted, the request simply stays marked as new.
    if (!read) manageRequest(id, 'read').catch(() => {})
  }, [id, read])

  async function remove() {
    if (!window.confirm('Are you sure you want to delete this request?')) return
    if (await act('delete')) await navigate(adminPaths.requests)
  }

  return (
    <>
      <Stack
        direction="row"
        sx={{ justifyContent: 'space-between', alignItems: 'center', flexWrap: 'wrap', gap: 2 }}
      >
        <PageTitle>{name}</PageTitle>
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
          <Button
            variant="contained"
            disabled={busy}
            onClick={() => void act(done ? 'reopen' : 'done')}
          >
            {done ? 'Open again' : 'Mark as done'}
          </Button>
          <Button variant="outlined" disabled={busy} onClick={() => void act('send')}>
            Send again
          </Button>
          <Button color="error" disabled={busy} onClick={() => void remove()}>
            Delete
          </Button>
        </Stack>
      </Stack>
      <RequestDetails request={request} />
    </>
  )
}
