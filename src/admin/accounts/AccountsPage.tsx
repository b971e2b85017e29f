import { useMemo } from 'react'
import Chip from '@mui/material/Chip'
import Paper from '@mui/material/Paper'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { LoadFailure } from '#admin/layout/LoadFailure.tsx'
import { PageTitle } from '#admin/layout/PageTitle.tsx'
import { StackedTable } from '#admin/list/StackedTable.tsx'
import { useMessages } from '#admin/messages/use-messages.ts'
import { OwnAccount } from '#admin/accounts/OwnAccount.tsx'
import { useContent } from '#firebase/content/content-store.ts'
import { useSession } from '#firebase/session/session.tsx'
import { adminAccounts, type AdminAccount } from '#model/records/admin-account.ts'
import { Waiting } from '#ui/Waiting.tsx'

/** Who may use the back office, live. */
export function AccountsPage() {
  const { status, records, error, retry } = useContent(adminAccounts)
  const { accounts, common, format, layout } = useMessages()
  const columns = useMemo(
    () => [
      { label: common.email, cell: (account: AdminAccount) => <Email {...account} /> },
      { label: accounts.since, cell: ({ created_at }: AdminAccount) => format.time(created_at) },
    ],
    [accounts, common, format],
  )
  const { before, between, after } = accounts.howToChange
  return (
    <Stack spacing={3}>
      <PageTitle>{layout.accounts}</PageTitle>
      <Typography sx={{ maxWidth: 'md' }}>
        {before}
        <Command action="create" />
        {between}
        <Command action="revoke" />
        {after}
      </Typography>
      {error && <LoadFailure text={accounts.fetchFailed} retry={retry} />}
      {status === 'loading' && <Waiting label={accounts.loading} />}
      {status === 'ready' && records.length === 0 && (
        <Paper variant="outlined" sx={{ p: 6, textAlign: 'center' }} role="status">
          <Typography>{accounts.none}</Typography>
        </Paper>
      )}
      {records.length > 0 && <StackedTable columns={columns} records={records} />}
      <OwnAccount />
    </Stack>
  )
}

const code = { fontFamily: 'monospace', fontSize: '0.9375em', whiteSpace: 'nowrap' }

/** What accounts are made and taken away with. */
const COMMAND = 'npm run admin --'

function Command({ action }: { action: 'create' | 'revoke' }) {
  return (
    <Typography component="code" sx={code}>
      {`${COMMAND} ${action}`}
    </Typography>
  )
}

function Email({ email }: AdminAccount) {
  const session = useSession()
  const { accounts } = useMessages()
  const isOwn = session.status === 'admin' && session.email === email
  return (
    <>
      <Typography component="span" sx={{ overflowWrap: 'anywhere', mr: 1 }}>
        {email}
      </Typography>
      {isOwn && <Chip component="span" size="small" color="primary" label={accounts.you} />}
    </>
  )
}
