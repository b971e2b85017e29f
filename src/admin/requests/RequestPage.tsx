import { useEffect } from 'react'
import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useLocation, useNavigate, useParams } from 'react-router-dom'
import { adminPaths } from '#admin/admin-paths.ts'
import { BackLink } from '#admin/layout/BackLink.tsx'
import { LoadFailure } from '#admin/layout/LoadFailure.tsx'
import { PageTitle } from '#admin/layout/PageTitle.tsx'
import { useMessages } from '#admin/messages/use-messages.ts'
import { RequestDetails } from '#admin/requests/RequestDetails.tsx'
import { RequestNotes } from '#admin/requests/RequestNotes.tsx'
import { useRequestChange } from '#admin/requests/use-request-change.tsx'
import { manageRequests } from '#firebase/requests/manage-requests.ts'
import { useRequests } from '#firebase/requests/use-requests.ts'
import { awaitsStaff, type StoredRequest } from '#model/requests/stored-request.ts'
import { Waiting } from '#ui/Waiting.tsx'

export default function RequestPage() {
  const { id = '' } = useParams()
  const { requests: words } = useMessages()
  const { state } = useLocation() as { state: unknown }
  // With the filter and the search that led here.
  const list = adminPaths.requests + (typeof state === 'string' ? state : '')
  return (
    <Stack spacing={3}>
      <BackLink to={list} list={words.list} />
      <Found key={id} id={id} list={list} />
    </Stack>
  )
}

function Found({ id, list }: { id: string; list: string }) {
  const { status, records, error, retry } = useRequests({ id })
  const { requests: words } = useMessages()
  const [request] = records
  if (request) return <Request request={request} list={list} />
  if (error) return <LoadFailure text={words.fetchFailed} retry={retry} />
  if (status === 'loading') return <Waiting label={words.loadingOne} />
  return (
    <>
      <PageTitle>{words.notFound}</PageTitle>
      <Typography>{words.notThere}</Typography>
    </>
  )
}

function Request({ request, list }: { request: StoredRequest; list: string }) {
  const { id, name, read, done } = request
  const navigate = useNavigate()
  const { change, busy } = useRequestChange()
  const { common, delivery, requests: words } = useMessages()

  useEffect(() => {
    // Seen is seen: when it cannot be noted, the request simply stays marked as new.
    if (!read) manageRequests([id], { action: 'read' }).catch(() => {})
  }, [id, read])

  async function remove() {
    if (!window.confirm(words.confirmDelete(1))) return
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
            {done ? words.reopen : words.markAsDone}
          </Button>
          <Button
            variant="outlined"
            disabled={busy}
            onClick={() => void change([id], { action: 'send' })}
          >
            {awaitsStaff(request) ? delivery.send : delivery.sendAgain}
          </Button>
          <Button color="error" disabled={busy} onClick={() => void remove()}>
            {common.delete}
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
  const { delivery } = useMessages()
  if (!awaitsStaff(request)) return null
  return (
    <Alert severity="warning">
      {request.state === 'held' ? delivery.whyHeld : delivery.whySuspected}
    </Alert>
  )
}
