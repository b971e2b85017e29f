import Typography from '@mui/material/Typography'
import { flushSync } from 'react-dom'
import { PasswordDialog } from '#admin/accounts/PasswordDialog.tsx'
import { focusHeading } from '#admin/layout/focus-heading.ts'
import { useMessages } from '#admin/messages/use-messages.ts'
import { endOtherSession } from '#firebase/session/account.ts'
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
    await endOtherSession(session, password)
    toast.success({ title: devices.ended.title, description: devices.ended.description(device) })
    // The button that had the focus goes with its row.
    flushSync(onClose)
    focusHeading()
  }

  return (
    <PasswordDialog
      title={devices.question(device)}
      action={devices.end}
      busyAction={devices.ending}
      onSubmit={end}
      problemOf={() => words.problems.unknown}
      onClose={onClose}
    >
      <Typography>{devices.consequence}</Typography>
    </PasswordDialog>
  )
}
