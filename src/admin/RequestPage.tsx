import { useEffect } from 'react'
import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useLocation, useNavigate, useParams } from 'react-router-dom'
import { adminPaths } from '#admin/admin-paths.ts'
import { BackLink } from '#admin/BackLink.tsx'
import { LoadFailure } from '#admin/LoadFailure.tsx'
import { PageTitle } from '#admin/PageTitle.tsx'
import { RequestDetails } from '#admin/RequestDetails.tsx'
import { RequestNotes } from '#admin/RequestNotes.tsx'
import { useRequestChange } from '#admin/use-request-change.tsx'
import { LiveRequests, type Requests } from '#data/requests/LiveRequests.tsx'
import { manageRequests } from '#data/requests/manage-requests.ts'
import { awaitsStaff, type StoredRequest } from '#model/stored-request.ts'
import { Waiting } from '#ui/Waiting.tsx'

const SEND_TO_SCHOOL = 'Send mail to the school'

export function RequestPage() {
  const { id = '' } = useParams()
  const { state } = useLocation() as { state: unknown }
  // With the filter and the search that led here.
  const list = adminPaths.requests + (typeof state === 'string' ? state : '')
  return (
    <Stack spacing={3}>
      <BackLink to={list} list="requests" />
      <LiveRequests key={id} wanted={{ id }}>
        {(requests) => <Found requests={requests} list={list} />}
      </LiveRequests>
    </Stack>
  )
}

interface FoundProps {
  requests: Requests
  list: string
}

function Found({ requests: { status, records, error, retry }, list }: FoundProps) {
  const [request] = records
  if (request) return <Request request={request} list={list} />
  if (error) return <LoadFailure error={error} retry={retry} />
  if (status === 'loading') return <Waiting label="Loading request details..." />
  return (
    <>
      <PageTitle>Request Not Found</PageTitle>
      <Typography>The request you are looking for does not exist or has been deleted.</Typography>
    </>
  )
}

function Request({ request, list }: { request: StoredRequest; list: string }) {
  const { id, name, read, done } = request
  const navigate = useNavigate()
  const { change, busy } = useRequestChange()

  useEffect(() => {
    // Seen is seen: when it cannot be noted, the request simply stays marked as new.
    if (!read) manageRequests([id], { action: 'read' }).catch(() => {})
  }, [id, read])

  async function remove() {
    if (!window.confirm('Are you sure you want to delete this request?')) return
    if (await change([id], { action: 'delete' })) await navigate(list)
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
            onClick={() => void change([id], { action: done ? 'reopen' : 'done' })}
          >
            {done ? 'Open again' : 'Mark as done'}
          </Button>
          <Button
            variant="outlined"
            disabled={busy}
            onClick={() => void change([id], { action: 'send' })}
          >
            {awaitsStaff(request) ? SEND_TO_SCHOOL : 'Send again to the school'}
          </Button>
          <Button color="error" disabled={busy} onClick={() => void remove()}>
            Delete
          </Button>
        </Stack>
      </Stack>
      <WhyNoMail request={request} />
      <RequestDetails request={request} />
      <RequestNotes request={request} />
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
      It was not mailed to the school: “{SEND_TO_SCHOOL}” does that.
    </Alert>
  )
}
