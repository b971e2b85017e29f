import { useState, type SubmitEvent } from 'react'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { flushSync } from 'react-dom'
import { PresentPassword } from '#admin/accounts/PresentPassword.tsx'
import { useAuthor } from '#admin/accounts/use-author.ts'
import { focusHeading } from '#admin/layout/focus-heading.ts'
import { useMessages } from '#admin/messages/use-messages.ts'
import { accountProblem } from '#firebase/session/account-errors.ts'
import { endOtherSession } from '#firebase/session/account.ts'
import { Notice } from '#ui/Notice.tsx'
import { toast } from '#ui/toast/toast.ts'

interface EndSessionDialogProps {
  session: string
  device: string
  onClose: () => void
}

/** Asks for the password, and signs the account out on another device. */
export function EndSessionDialog({ session, device, onClose }: EndSessionDialogProps) {
  const { accounts, common, session: words } = useMessages()
  const { devices } = accounts
  const email = useAuthor()
  const [password, setPassword] = useState('')
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()

  async function submit(event: SubmitEvent) {
    event.preventDefault()
    if (busy) return
    setBusy(true)
    setProblem(undefined)
    try {
      await endOtherSession(session, password)
      toast.success({ title: devices.ended.title, description: devices.ended.description(device) })
      // The button that had the focus goes with its row.
      flushSync(onClose)
      focusHeading()
    } catch (error) {
      setProblem(words.problems[accountProblem(error)])
      setBusy(false)
    }
  }

  return (
    <Dialog
      open
      onClose={busy ? undefined : onClose}
      fullWidth
      maxWidth="xs"
      aria-labelledby="end-session"
    >
      <form onSubmit={(event) => void submit(event)}>
        <DialogTitle id="end-session" sx={{ overflowWrap: 'anywhere' }}>
          {devices.question(device)}
        </DialogTitle>
        <DialogContent>
          <Stack spacing={2}>
            <Typography>{devices.consequence}</Typography>
            {problem && (
              <Notice kind="error" role="alert">
                {problem}
              </Notice>
            )}
            <PresentPassword
              label={devices.password}
              email={email}
              value={password}
              autoFocus
              onChange={setPassword}
            />
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button disabled={busy} onClick={onClose}>
            {common.cancel}
          </Button>
          <Button type="submit" variant="contained" disabled={busy}>
            {busy ? devices.ending : devices.end}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
