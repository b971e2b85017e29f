import { useEffect } from 'react'
import Alert from '@mui/material/Alert'
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
import { LiveRequests, type Requests } from '#data/requests/LiveRequests.tsx'
import { manageRequests } from '#data/requests/manage-requests.ts'
import { awaitsStaff, type StoredRequest } from '#model/stored-request.ts'
import { Waiting } from '#ui/Waiting.tsx'

export function RequestPage() {
  const { id = '' } = useParams()
  return (
    <Stack spacing={3}>
      <BackLink to={adminPaths.requests} list="requests" />
      <LiveRequests key={id} wanted={{ id }}>
        {(requests) => <Found requests={requests} />}
      </LiveRequests>
    </Stack>
  )
}

function Found({ requests: { status, records, error, retry } }: { requests: Requests }) {
  const [request] = records
  if (request) return <Request request={request} />
  if (error) return <LoadFailure error={error} retry={retry} />
  if (status === 'loading') return <Waiting label="Loading request details..." />
  return (
    <>
      <PageTitle>Request Not Found</PageTitle>
      <Typography>The request you are looking for does not exist or has been deleted.</Typography>
    </>
  )
}

function Request({ request }: { request: StoredRequest }) {
  const { id, name, read, done } = request
  const navigate = useNavigate()
  const { act, busy } = useRequestAction()

  useEffect(() => {
    // Seen is seen: when it cannot be noted, the request simply stays marked as new.
    if (!read) manageRequests([id], 'read').catch(() => {})
  }, [id, read])

  async function remove() {
    if (!window.confirm('Are you sure you want to delete this request?')) return
    if (await act([id], 'delete')) await navigate(adminPaths.requests)
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
            onClick={() => void act([id], done ? 'reopen' : 'done')}
          >
            {done ? 'Open again' : 'Mark as done'}
          </Button>
          <Button variant="outlined" disabled={busy} onClick={() => void act([id], 'send')}>
            {awaitsStaff(request) ? 'Send mail' : 'Send again'}
          </Button>
          <Button color="error" disabled={busy} onClick={() => void remove()}>
            Delete
          </Button>
        </Stack>
      </Stack>
      <WhyNoMail request={request} />
      <RequestDetails request={request} />
    </>
  )
}

function WhyNoMail({ request }: { request: StoredRequest }) {
  if (!awaitsStaff(request)) return null
  return (
    <Alert severity="warning">
      {request.state === 'held'
        ? 'More requests came within an hour than are mailed.'
        : 'This looks as if a program had filled in the form. A password manager can look the same.'}{' '}
      It was not mailed to the school: “Send mail” does that.
    </Alert>
  )
}
