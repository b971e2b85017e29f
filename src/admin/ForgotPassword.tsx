import { useState, type SubmitEvent } from 'react'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { mailPasswordLink } from '#data/session/account.ts'
import { inWords } from '#data/session/account-errors.ts'
import { Notice } from '#ui/Notice.tsx'

interface ForgotPasswordProps {
  /** What was typed already. */
  email: string
  onClose: () => void
}

/** Has a link mailed that sets a new password. */
export default function ForgotPassword({ email: typed, onClose }: ForgotPasswordProps) {
  const [email, setEmail] = useState(typed)
  const [state, setState] = useState<'asking' | 'busy' | 'sent'>('asking')
  const [problem, setProblem] = useState<string>()

  async function submit(event: SubmitEvent) {
    event.preventDefault()
    // Else the form around it would be sent, too.
    event.stopPropagation()
    if (state === 'busy') return
    setState('busy')
    setProblem(undefined)
    try {
      await mailPasswordLink(email.trim())
      setState('sent')
    } catch (error) {
      setProblem(inWords(error))
      setState('asking')
    }
  }

  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby="forgot-password">
      <form onSubmit={(event) => void submit(event)}>
        <DialogTitle id="forgot-password">Set a new password</DialogTitle>
        <DialogContent>
          {state === 'sent' ? (
            <Notice kind="success" role="status">
              If {email.trim()} belongs to an account, a mail with a link is on its way. Look into
              the spam folder as well.
            </Notice>
          ) : (
            <Stack spacing={2}>
              <Typography>We mail you a link with which you choose a new password.</Typography>
              {problem && (
                <Notice kind="error" role="alert">
                  {problem}
                </Notice>
              )}
              <TextField
                label="E-mail"
                type="email"
                autoComplete="username"
                autoFocus
                required
                value={email}
                onChange={(event) => setEmail(event.target.value)}
              />
            </Stack>
          )}
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{state === 'sent' ? 'Close' : 'Cancel'}</Button>
          {state !== 'sent' && (
            <Button type="submit" variant="contained" disabled={state === 'busy'}>
              {state === 'busy' ? 'Sending...' : 'Send the link'}
            </Button>
          )}
        </DialogActions>
      </form>
    </Dialog>
  )
}
