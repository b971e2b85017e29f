import { useState } from 'react'
import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { UserPlus } from 'lucide-react'
import { InviteDialog, SendAgainDialog, WithdrawDialog } from '#admin/accounts/AccessDialogs.tsx'
import { LoadFailure } from '#admin/layout/LoadFailure.tsx'
import { StackedTable } from '#admin/list/StackedTable.tsx'
import { useMessages } from '#admin/messages/use-messages.ts'
import { useContent } from '#firebase/content/content-store.ts'
import { useNeverSignedIn } from '#firebase/session/admin-record.ts'
import { useSession } from '#firebase/session/session.tsx'
import { adminAccounts, type AdminAccount } from '#model/records/admin-account.ts'
import { Spinner } from '#ui/Spinner.tsx'

/** What is asked about: somebody new, or the access of one who is there. */
type Question = { about: 'invite' } | { about: 'again' | 'withdraw'; account: AdminAccount }

/** Who may use the back office, live; whoever may invites others. */
export function Colleagues() {
  const { status, records, error, retry } = useContent(adminAccounts)
  // A row may vanish while it is asked about.
  const [question, setQuestion] = useState<Question>()
  const { accounts } = useMessages()
  const close = () => setQuestion(undefined)
  return (
    <>
      <Stack
        direction="row"
        sx={{ justifyContent: 'space-between', alignItems: 'center', flexWrap: 'wrap', gap: 2 }}
      >
        <Typography sx={{ maxWidth: 'md', color: 'text.secondary' }}>{accounts.who}</Typography>
        <Button
          variant="contained"
          startIcon={<UserPlus size={18} />}
          aria-haspopup="dialog"
          onClick={() => setQuestion({ about: 'invite' })}
        >
          {accounts.invite}
        </Button>
      </Stack>
      {error && <LoadFailure text={accounts.fetchFailed} retry={retry} />}
      {status === 'loading' && <Spinner label={accounts.loading} />}
      {records.length > 0 && <AccountTable records={records} onAsk={setQuestion} />}
      {question?.about === 'invite' && <InviteDialog onClose={close} />}
      {question?.about === 'again' && (
        <SendAgainDialog account={question.account} onClose={close} />
      )}
      {question?.about === 'withdraw' && (
        <WithdrawDialog account={question.account} onClose={close} />
      )}
    </>
  )
}

interface AccountTableProps {
  records: readonly AdminAccount[]
  onAsk: (question: Question) => void
}

function AccountTable({ records, onAsk }: AccountTableProps) {
  const session = useSession()
  const neverSignedIn = useNeverSignedIn()
  const { accounts, common, format } = useMessages()
  const isOwn = ({ id }: AdminAccount) => session.status === 'admin' && session.uid === id
  const columns = [
    {
      label: common.name,
      cell: (account: AdminAccount) => {
        const isOnlyInvited = !isOwn(account) && neverSignedIn.has(account.id)
        return <Person account={account} isOwn={isOwn(account)} isOnlyInvited={isOnlyInvited} />
      },
    },
    { label: accounts.since, cell: ({ created_at }: AdminAccount) => format.time(created_at) },
    {
      label: common.actions,
      actions: true,
      cell: (account: AdminAccount) => !isOwn(account) && <Actions {...{ account, onAsk }} />,
    },
  ]
  return <StackedTable columns={columns} records={records} />
}

interface PersonProps {
  account: AdminAccount
  isOwn: boolean
  isOnlyInvited: boolean
}

function Person({ account, isOwn, isOnlyInvited }: PersonProps) {
  const { name, email } = account
  const { accounts } = useMessages()
  return (
    <>
      <Typography component="span" sx={{ overflowWrap: 'anywhere', fontWeight: 700, mr: 1 }}>
        {name || email}
      </Typography>
      {isOwn && <Chip component="span" size="small" color="primary" label={accounts.you} />}
      {isOnlyInvited && (
        <Chip component="span" size="small" variant="outlined" label={accounts.onlyInvited} />
      )}
      {name && (
        <Typography variant="body2" sx={{ overflowWrap: 'anywhere', color: 'text.secondary' }}>
          {email}
        </Typography>
      )}
    </>
  )
}

function Actions({ account, onAsk }: Pick<AccountTableProps, 'onAsk'> & { account: AdminAccount }) {
  const { accounts } = useMessages()
  const who = account.name || account.email
  return (
    <Stack direction="row" sx={{ justifyContent: 'flex-end', flexWrap: 'wrap', gap: 1 }}>
      <Button
        aria-haspopup="dialog"
        aria-label={accounts.sendAgainTo(who)}
        onClick={() => onAsk({ about: 'again', account })}
      >
        {accounts.sendAgain}
      </Button>
      <Button
        color="error"
        aria-haspopup="dialog"
        aria-label={accounts.withdrawFrom(who)}
        onClick={() => onAsk({ about: 'withdraw', account })}
      >
        {accounts.withdraw}
      </Button>
    </Stack>
  )
}
