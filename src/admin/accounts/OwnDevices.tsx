import { useState } from 'react'
import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { PasswordDialog } from '#admin/accounts/PasswordDialog.tsx'
import { LoadFailure } from '#admin/layout/LoadFailure.tsx'
import { StackedTable } from '#admin/list/StackedTable.tsx'
import { useMessages } from '#admin/messages/use-messages.ts'
import { callWithPassword } from '#firebase/session/account.ts'
import { useOpenSessions, type OpenSession } from '#firebase/session/admin-record.ts'
import { Spinner } from '#ui/Spinner.tsx'

/** Where the own account is signed in, live, and the end of that. */
export function OwnDevices() {
  const { accounts, format, session: words } = useMessages()
  const { devices } = accounts
  const { sessions, retry } = useOpenSessions()
  const [toEnd, setToEnd] = useState<OpenSession>()
  const nameOf = ({ device }: OpenSession) => device || devices.unknown
  const columns = [
    { label: devices.device, cell: (session: OpenSession) => <Device {...session} /> },
    { label: devices.since, cell: ({ since }: OpenSession) => format.time(since) },
    { label: devices.seen, cell: ({ seen }: OpenSession) => format.day(seen) },
    {
      label: words.signOut,
      actions: true,
      cell: (session: OpenSession) =>
        !session.isThis && (
          <Button
            variant="outlined"
            size="small"
            aria-label={devices.endOf(nameOf(session), format.time(session.since))}
            onClick={() => setToEnd(session)}
          >
            {words.signOut}
          </Button>
        ),
    },
  ]
  return (
    <Stack component="section" spacing={2} aria-labelledby="own-devices">
      <Typography id="own-devices" component="h2" variant="h3">
        {devices.title}
      </Typography>
      <Typography sx={{ color: 'text.secondary', maxWidth: 'md' }}>{devices.about}</Typography>
      {sessions === 'loading' && <Spinner label={devices.loading} />}
      {sessions === 'failed' && <LoadFailure text={devices.failed} retry={retry} />}
      {Array.isArray(sessions) &&
        (sessions.length === 0 ? (
          <Typography role="status">{devices.none}</Typography>
        ) : (
          <StackedTable columns={columns} records={sessions as readonly OpenSession[]} />
        ))}
      {toEnd && (
        <PasswordDialog
          title={devices.question(nameOf(toEnd))}
          action={words.signOut}
          busyAction={accounts.signingOut}
          done={devices.ended(nameOf(toEnd))}
          onSubmit={(password) => callWithPassword('endSessions', { session: toEnd.id }, password)}
          onClose={() => setToEnd(undefined)}
        >
          <Typography>{devices.consequence}</Typography>
        </PasswordDialog>
      )}
    </Stack>
  )
}

function Device({ device, isThis }: OpenSession) {
  const { devices } = useMessages().accounts
  return (
    <>
      <Typography component="span" sx={{ overflowWrap: 'anywhere', mr: 1 }}>
        {device || devices.unknown}
      </Typography>
      {isThis && <Chip component="span" size="small" color="primary" label={devices.isThis} />}
    </>
  )
}
