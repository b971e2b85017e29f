import { useState } from 'react'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { PasswordDialog } from '#admin/accounts/PasswordDialog.tsx'
import { useMessages } from '#admin/messages/use-messages.ts'
import { accountRefusal, manageAccounts } from '#firebase/session/manage-accounts.ts'
import { adminAccounts, LONGEST_NAME, type AdminAccount } from '#model/records/admin-account.ts'
import { toast } from '#ui/toast/toast.ts'

const NOT_BLANK = String.raw`.*\S.*`

/** Invites a colleague by name and address. */
export function InviteDialog({ onClose }: { onClose: () => void }) {
  const [name, setName] = useState('')
  const [email, setEmail] = useState('')
  const problemOf = useProblem()
  const { accounts, common } = useMessages()

  async function invite(password: string) {
    const person = adminAccounts.schema.cast({ name, email })
    await manageAccounts({ action: 'invite', ...person }, password)
    toast.success(accounts.invited(person.email))
  }

  return (
    <PasswordDialog
      title={accounts.invite}
      action={accounts.sendInvitation}
      busyAction={accounts.sending}
      passwordLast
      onSubmit={invite}
      problemOf={problemOf}
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
    </PasswordDialog>
  )
}

/** Changes the own name. */
export function RenameDialog({ name: present, onClose }: { name: string; onClose: () => void }) {
  const [name, setName] = useState(present)
  const problemOf = useProblem()
  const { accounts, common } = useMessages()

  async function rename(password: string) {
    await manageAccounts({ action: 'rename', name }, password)
    toast.success(accounts.renamed)
  }

  return (
    <PasswordDialog
      title={accounts.changeName}
      action={common.save}
      busyAction={accounts.changing}
      passwordLast
      onSubmit={rename}
      problemOf={problemOf}
      onClose={onClose}
    >
      <NameField value={name} onChange={setName} />
    </PasswordDialog>
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
  const problemOf = useProblem()
  const { accounts } = useMessages()

  async function send(password: string) {
    await manageAccounts({ action: 'invite-again', uid: id }, password)
    toast.success(accounts.invited(email))
  }

  return (
    <PasswordDialog
      title={accounts.sendAgainTo(name || email)}
      action={accounts.sendInvitation}
      busyAction={accounts.sending}
      onSubmit={send}
      problemOf={problemOf}
      onClose={onClose}
    >
      <Typography>{accounts.whatAgain(email)}</Typography>
    </PasswordDialog>
  )
}

/** Takes a colleague's access away. */
export function WithdrawDialog({ account, onClose }: AboutAccountProps) {
  const { id, name, email } = account
  const problemOf = useProblem()
  const { accounts } = useMessages()

  async function withdraw(password: string) {
    await manageAccounts({ action: 'withdraw', uid: id }, password)
    toast.success(accounts.withdrawn(name || email))
  }

  return (
    <PasswordDialog
      title={accounts.withdrawFrom(name || email)}
      action={accounts.withdraw}
      busyAction={accounts.withdrawing}
      destructive
      takesRow
      onSubmit={withdraw}
      problemOf={problemOf}
      onClose={onClose}
    >
      <Typography>{accounts.whatWithdrawing}</Typography>
    </PasswordDialog>
  )
}

function useProblem() {
  const { accounts, session } = useMessages()
  return (error: unknown) => {
    const refusal = accountRefusal(error)
    return refusal ? accounts.refusals[refusal] : session.problems.unknown
  }
}
