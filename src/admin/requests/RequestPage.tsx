import { useEffect, useState } from 'react'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { CircleCheck } from 'lucide-react'
import { useLocation, useNavigate, useParams } from 'react-router-dom'
import { useNameOf } from '#admin/accounts/use-name-of.ts'
import { adminPaths } from '#admin/admin-paths.ts'
import { FormPart } from '#admin/form/FormPart.tsx'
import { BackLink } from '#admin/layout/BackLink.tsx'
import { LoadFailure } from '#admin/layout/LoadFailure.tsx'
import { PageTitle } from '#admin/layout/PageTitle.tsx'
import { useMessages } from '#admin/messages/use-messages.ts'
import { RequestDetails, RequestFacts, RequestMessage } from '#admin/requests/RequestDetails.tsx'
import { RequestNotes, type RequestNotesProps } from '#admin/requests/RequestNotes.tsx'
import { useRequestChange } from '#admin/requests/use-request-change.tsx'
import { manageRequests } from '#firebase/requests/manage-requests.ts'
import { useRequests } from '#firebase/requests/use-requests.ts'
import { awaitsStaff, type StoredRequest } from '#model/requests/stored-request.ts'
import { Spinner } from '#ui/Spinner.tsx'

export default function RequestPage() {
  const { id = '' } = useParams()
  const { requests: words } = useMessages()
  const { state } = useLocation() as { state: unknown }
  // With the filter and the search that led here.
  const list = adminPaths.requests + (typeof state === 'string' ? state : '')
  return (
    <Stack spacing={1.5} sx={{ maxWidth: 'md' }}>
      <BackLink to={list} list={words.list} />
      <Found key={id} id={id} list={list} />
    </Stack>
  )
}

function Found({ id, list }: { id: string; list: string }) {
  const { status, records, error, retry } = useRequests({ id })
  const { notes, requests: words } = useMessages()
  // A colleague may delete the request while it is written.
  const [note, setNote] = useState('')
  const [request] = records
  if (request) return <Request {...{ request, list, note, setNote }} />
  if (error) return <LoadFailure text={words.fetchFailed} retry={retry} />
  if (status === 'loading') return <Spinner label={words.loadingOne} />
  return (
    <>
      <PageTitle>{words.notFound}</PageTitle>
      <Typography>{words.notThere}</Typography>
      {note.trim() !== '' && (
        <>
          <Typography sx={{ fontWeight: 700 }}>{notes.notAdded}</Typography>
          <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{note}</Typography>
        </>
      )}
    </>
  )
}

function Request({ request, list, ...note }: RequestNotesProps & { list: string }) {
  const { id, name, read, done } = request
  // Why its mail failed is what staff look for.
  const [hasFailed] = useState(request.last_error !== '')
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const { change, busy } = useRequestChange()
  const { common, delivery, requests: words } = useMessages()

  useEffect(() => {
    // Seen is seen: when it cannot be noted, the request simply stays marked as new.
    if (!read) manageRequests([id], { action: 'read' }).catch(() => {})
  }, [id, read])

  async function remove() {
    if (!window.confirm(words.confirmDelete(1))) return
    if (!(await change([id], { action: 'delete' }))) return
    // Staff may have gone elsewhere meanwhile.
    if (window.location.pathname === pathname) await navigate(list)
  }

  const send = (
    <Button
      variant="outlined"
      disabled={busy}
      onClick={() => void change([id], { action: 'send' })}
    >
      {awaitsStaff(request) ? delivery.send : delivery.sendAgain}
    </Button>
  )

  return (
    <>
      <PageTitle>{name}</PageTitle>
      <RequestFacts request={request} />
      {awaitsStaff(request) && (
        <Alert severity="warning" role="group" action={send}>
          {request.state === 'held' ? delivery.whyHeld : delivery.whySuspected}
        </Alert>
      )}
      <RequestMessage request={request} />
      <RequestNotes request={request} {...note} />
      {/* Where it was pressed, nothing else takes its place. */}
      <Box sx={{ minHeight: 48 }}>
        {done ? (
          <DoneBy request={request} />
        ) : (
          <Button
            variant="contained"
            size="large"
            disabled={busy}
            sx={{ width: { xs: '100%', sm: 'auto' } }}
            onClick={() => void change([id], { action: 'done' })}
          >
            {words.markAsDone}
          </Button>
        )}
      </Box>
      <FormPart heading={words.more} folded beginsOpen={hasFailed}>
        <RequestDetails request={request} />
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
          {done && (
            <Button
              variant="outlined"
              disabled={busy}
              onClick={() => void change([id], { action: 'reopen' })}
            >
              {words.reopen}
            </Button>
          )}
          {!awaitsStaff(request) && send}
          <Button color="error" disabled={busy} onClick={() => void remove()}>
            {common.delete}
          </Button>
        </Stack>
      </FormPart>
    </>
  )
}

/** Whose work is over. */
function DoneBy({ request: { done_by, done_at } }: { request: StoredRequest }) {
  const nameOf = useNameOf()
  const { format, requests: words } = useMessages()
  return (
    <Typography sx={{ display: 'flex', alignItems: 'center', gap: 1, py: 1 }}>
      <CircleCheck size={20} aria-hidden />
      <span>
        {words.views.done} {done_at && `${format.time(done_at)}, ${nameOf(done_by)}`}
      </span>
    </Typography>
  )
}
