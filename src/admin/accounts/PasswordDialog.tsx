import { useState, type ReactNode, type SubmitEvent } from 'react'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Stack from '@mui/material/Stack'
import { PasswordField } from '#admin/accounts/PasswordField.tsx'
import { useAuthor } from '#admin/accounts/use-author.ts'
import { useMessages } from '#admin/messages/use-messages.ts'
import { accountProblem } from '#firebase/session/account-errors.ts'
import type { Message } from '#model/words/messages.ts'
import { Notice } from '#ui/Notice.tsx'
import { toast } from '#ui/toast/toast.ts'

interface PasswordDialogProps {
  title: string
  /** The words of the button, and while it is at work. */
  action: string
  busyAction: string
  /** For what cannot be undone. */
  destructive?: boolean
  /** Where something is typed before the password. */
  passwordLast?: boolean
  /** What is said once it is done. */
  done: Message
  /** @throws when it was not done; else the dialog closes */
  onSubmit: (password: string) => Promise<void>
  /** What went wrong, if it was not the password. */
  problemOf?: (error: unknown) => string | undefined
  onClose: () => void
  children: ReactNode
}

/** What nobody may do who has only found an open back office: says what it means, and asks for the password. */
export function PasswordDialog(props: PasswordDialogProps) {
  const { title, action, busyAction, destructive, passwordLast, done, onSubmit, onClose } = props
  const { accounts, common, session } = useMessages()
  const username = useAuthor()
  const [password, setPassword] = useState('')
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState('')

  async function submit(event: SubmitEvent) {
    event.preventDefault()
    if (busy) return
    setBusy(true)
    setProblem('')
    try {
      await onSubmit(password)
      toast.success(done)
      onClose()
    } catch (error) {
      console.error('Failed to do what the password was asked for', error)
      const about = accountProblem(error)
      const otherwise = about === 'unknown' ? props.problemOf?.(error) : undefined
      setProblem(otherwise ?? session.problems[about])
      setBusy(false)
    }
  }

  return (
    <Dialog open onClose={busy ? undefined : onClose} fullWidth maxWidth="sm">
      <form onSubmit={(event) => void submit(event)}>
        <DialogTitle sx={{ fontWeight: 700, overflowWrap: 'anywhere' }}>{title}</DialogTitle>
        <DialogContent>
          <Stack spacing={2}>
            {props.children}
            {problem && (
              <Notice kind="error" role="alert">
                {problem}
              </Notice>
            )}
            <PasswordField
              kind="current"
              username={username}
              label={accounts.yourPassword}
              value={password}
              autoFocus={!passwordLast}
              onChange={setPassword}
            />
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button disabled={busy} onClick={onClose}>
            {common.cancel}
          </Button>
          <Button
            type="submit"
            variant="contained"
            color={destructive ? 'error' : 'primary'}
            disabled={busy}
          >
            {busy ? busyAction : action}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
