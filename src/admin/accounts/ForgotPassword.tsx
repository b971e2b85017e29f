import { useState, type SubmitEvent } from 'react'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useLanguage } from '#admin/messages/use-messages.ts'
import { accountProblem, type AccountProblem } from '#firebase/session/account-errors.ts'
import { mailPasswordLink } from '#firebase/session/account.ts'
import { tidyEmail } from '#model/fields/email.ts'
import { Notice } from '#ui/Notice.tsx'

interface ForgotPasswordProps {
  /** What was typed already. */
  email: string
  onClose: () => void
}

/** Has a link mailed that sets a new password. */
export default function ForgotPassword({ email: typed, onClose }: ForgotPasswordProps) {
  const { language, messages } = useLanguage()
  const { accounts, common, session: words } = messages
  const [email, setEmail] = useState(typed)
  const [state, setState] = useState<'asking' | 'busy' | 'sent'>('asking')
  const [problem, setProblem] = useState<AccountProblem>()

  async function submit(event: SubmitEvent) {
    event.preventDefault()
    // Else the form around it would be sent, too.
    event.stopPropagation()
    if (state === 'busy') return
    setState('busy')
    setProblem(undefined)
    try {
      await mailPasswordLink(tidyEmail(email), language)
      setState('sent')
    } catch (error) {
      setProblem(accountProblem(error))
      setState('asking')
    }
  }

  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs">
      <form onSubmit={(event) => void submit(event)}>
        <DialogTitle>{words.newPassword}</DialogTitle>
        <DialogContent>
          {state === 'sent' ? (
            <Notice kind="success" role="status">
              {words.linkSent(email.trim())}
            </Notice>
          ) : (
            <Stack spacing={2}>
              <Typography>{words.howNewPassword}</Typography>
              {problem && (
                <Notice kind="error" role="alert">
                  {words.problems[problem]}
                </Notice>
              )}
              <TextField
                label={common.email}
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
          <Button onClick={onClose}>{state === 'sent' ? common.close : common.cancel}</Button>
          {state !== 'sent' && (
            <Button type="submit" variant="contained" disabled={state === 'busy'}>
              {state === 'busy' ? accounts.sending : words.sendLink}
            </Button>
          )}
        </DialogActions>
      </form>
    </Dialog>
  )
}
