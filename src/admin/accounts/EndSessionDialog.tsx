import Typography from '@mui/material/Typography'
import { PasswordDialog } from '#admin/accounts/PasswordDialog.tsx'
import { useMessages } from '#admin/messages/use-messages.ts'
import { callWithPassword } from '#firebase/session/account.ts'
import { toast } from '#ui/toast/toast.ts'

interface EndSessionDialogProps {
  session: string
  device: string
  onClose: () => void
}

/** Signs the account out on another device. */
export function EndSessionDialog({ session, device, onClose }: EndSessionDialogProps) {
  const { accounts, session: words } = useMessages()
  const { devices } = accounts

  async function end(password: string) {
    await callWithPassword('endSessions', { session }, password)
    toast.success({ title: devices.ended.title, description: devices.ended.description(device) })
  }

  return (
    <PasswordDialog
      title={devices.question(device)}
      action={words.signOut}
      busyAction={accounts.signingOut}
      onSubmit={end}
      problemOf={() => words.problems.unknown}
      onClose={onClose}
    >
      <Typography>{devices.consequence}</Typography>
    </PasswordDialog>
  )
}
