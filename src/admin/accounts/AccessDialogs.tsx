import { useState, type ComponentProps } from 'react'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { PasswordDialog } from '#admin/accounts/PasswordDialog.tsx'
import { useMessages } from '#admin/messages/use-messages.ts'
import { accountRefusal } from '#firebase/session/account-errors.ts'
import { callWithPassword } from '#firebase/session/account.ts'
import {
  adminAccounts,
  LONGEST_NAME,
  type AccountCommand,
  type AdminAccount,
} from '#model/records/admin-account.ts'

const NOT_BLANK = String.raw`.*\S.*`

interface AccessDialogProps extends Omit<
  ComponentProps<typeof PasswordDialog>,
  'onSubmit' | 'problemOf'
> {
  command: AccountCommand
}

/** Asks for the password, and then for a change of an account. */
function AccessDialog({ command, ...props }: AccessDialogProps) {
  const { refusals } = useMessages().accounts
  return (
    <PasswordDialog
      {...props}
      onSubmit={(password) => callWithPassword('manageAccounts', command, password)}
      problemOf={(error) => {
        const refusal = accountRefusal(error)
        return refusal && refusals[refusal]
      }}
    />
  )
}

/** Invites a colleague by name and address. */
export function InviteDialog({ onClose }: { onClose: () => void }) {
  const [name, setName] = useState('')
  const [email, setEmail] = useState('')
  const { accounts, common } = useMessages()
  const person = adminAccounts.schema.cast({ name, email })
  return (
    <AccessDialog
      title={accounts.invite}
      action={accounts.sendInvitation}
      busyAction={accounts.sending}
      passwordLast
      command={{ action: 'invite', ...person }}
      done={accounts.invited(person.email)}
      onClose={onClose}
    >
      <Typography>{accounts.whatInvitation}</Typography>
      <NameField value={name} onChange={setName} />
      <TextField
        label={common.email}
        type="email"
        autoComplete="off"
        required
        value={email}
        onChange={(event) => setEmail(event.target.value)}
      />
    </AccessDialog>
  )
}

/** Changes the own name. */
export function RenameDialog({ name: present, onClose }: { name: string; onClose: () => void }) {
  const [name, setName] = useState(present)
  const { accounts, common } = useMessages()
  return (
    <AccessDialog
      title={accounts.changeName}
      action={common.save}
      busyAction={accounts.changing}
      passwordLast
      command={{ action: 'rename', name }}
      done={accounts.renamed}
      onClose={onClose}
    >
      <NameField value={name} onChange={setName} />
    </AccessDialog>
  )
}

interface NameFieldProps {
  value: string
  onChange: (name: string) => void
}

function NameField({ value, onChange }: NameFieldProps) {
  const { accounts, common } = useMessages()
  return (
    <TextField
      label={common.name}
      helperText={accounts.whatName}
      autoComplete="off"
      autoFocus
      required
      value={value}
      onChange={(event) => onChange(event.target.value)}
      slotProps={{ htmlInput: { maxLength: LONGEST_NAME, pattern: NOT_BLANK } }}
    />
  )
}

interface AboutAccountProps {
  account: AdminAccount
  onClose: () => void
}

/** Mails a colleague the link once more, with which a password is chosen. */
export function SendAgainDialog({ account, onClose }: AboutAccountProps) {
  const { id, name, email } = account
  const { accounts } = useMessages()
  return (
    <AccessDialog
      title={accounts.sendAgainTo(name || email)}
      action={accounts.sendInvitation}
      busyAction={accounts.sending}
      command={{ action: 'invite-again', uid: id }}
      done={accounts.invited(email)}
      onClose={onClose}
    >
      <Typography>{accounts.whatAgain(email)}</Typography>
    </AccessDialog>
  )
}

/** Takes a colleague's access away. */
export function WithdrawDialog({ account, onClose }: AboutAccountProps) {
  const { id, name, email } = account
  const { accounts } = useMessages()
  return (
    <AccessDialog
      title={accounts.withdrawFrom(name || email)}
      action={accounts.withdraw}
      busyAction={accounts.withdrawing}
      destructive
      command={{ action: 'withdraw', uid: id }}
      done={accounts.withdrawn(name || email)}
      onClose={onClose}
    >
      <Typography>{accounts.whatWithdrawing}</Typography>
    </AccessDialog>
  )
}
