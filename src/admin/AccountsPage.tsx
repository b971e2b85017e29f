import Chip from '@mui/material/Chip'
import Paper from '@mui/material/Paper'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { formatTime } from '#admin/format-time.ts'
import { LoadFailure } from '#admin/LoadFailure.tsx'
import { OwnAccount } from '#admin/OwnAccount.tsx'
import { PageTitle } from '#admin/PageTitle.tsx'
import { StackedTable } from '#admin/StackedTable.tsx'
import { useContent } from '#data/content/content-store.ts'
import { useSession } from '#data/session/session.tsx'
import { adminAccounts, type AdminAccount } from '#model/admin-account.ts'
import { Waiting } from '#ui/Waiting.tsx'

/** Who may use the back office, live. */
export function AccountsPage() {
  const { status, records, error, retry } = useContent(adminAccounts)
  return (
    <Stack spacing={3}>
      <PageTitle>Accounts</PageTitle>
      <Typography sx={{ maxWidth: 'md' }}>
        These accounts may use the back office. The site’s technician adds one with{' '}
        <Command>npm run admin -- create</Command> and takes it away, at once, with{' '}
        <Command>npm run admin -- revoke</Command>, each followed by the e-mail address.
      </Typography>
      {error && <LoadFailure error={error} retry={retry} />}
      {status === 'loading' && <Waiting label="Loading accounts..." />}
      {status === 'ready' && records.length === 0 && (
        <Paper variant="outlined" sx={{ p: 6, textAlign: 'center' }} role="status">
          <Typography>No accounts found.</Typography>
        </Paper>
      )}
      {records.length > 0 && <StackedTable columns={columns} records={records} />}
      <OwnAccount />
    </Stack>
  )
}

const code = { fontFamily: 'monospace', fontSize: '0.9375em', whiteSpace: 'nowrap' }

function Command({ children }: { children: string }) {
  return (
    <Typography component="code" sx={code}>
      {children}
    </Typography>
  )
}

function Email({ email }: AdminAccount) {
  const session = useSession()
  const isOwn = session.status === 'admin' && session.email === email
  return (
    <>
      <Typography component="span" sx={{ overflowWrap: 'anywhere', mr: 1 }}>
        {email}
      </Typography>
      {isOwn && <Chip component="span" size="small" color="primary" label="You" />}
    </>
  )
}

const columns = [
  { label: 'E-mail', cell: (account: AdminAccount) => <Email {...account} /> },
  { label: 'Admin since', cell: ({ created_at }: AdminAccount) => formatTime(created_at) },
]
