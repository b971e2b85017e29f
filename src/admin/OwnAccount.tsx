import { useState, type SubmitEvent } from 'react'
import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useNavigate } from 'react-router-dom'
import { adminPaths } from '#admin/admin-paths.ts'
import { useAuthor } from '#admin/use-author.ts'
import { changePassword, signOutEverywhere } from '#data/session/account.ts'
import { inWords } from '#data/session/account-errors.ts'
import { Notice } from '#ui/Notice.tsx'
import { toast } from '#ui/toast.tsx'

/** Longer than Firebase asks for: this password opens the whole site. */
const SHORTEST = 10

/** What staff do with the account that they are signed in with. */
export function OwnAccount() {
  const email = useAuthor()
  return (
    <Paper
      component="section"
      variant="outlined"
      aria-labelledby="own-account"
      sx={{ p: { xs: 2, sm: 3 }, maxWidth: 'sm' }}
    >
      <Typography id="own-account" component="h2" variant="h3">
        Your account
      </Typography>
      <Typography sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>{email}</Typography>
      <ChangePassword email={email} />
      <SignOutEverywhere />
    </Paper>
  )
}

function ChangePassword({ email }: { email: string }) {
  const [present, setPresent] = useState('')
  const [next, setNext] = useState('')
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()

  async function submit(event: SubmitEvent) {
    event.preventDefault()
    if (busy) return
    setProblem(undefined)
    if (next.length < SHORTEST) {
      setProblem(`The new password needs at least ${SHORTEST} characters.`)
      return
    }
    setBusy(true)
    try {
      await changePassword(present, next)
      setPresent('')
      setNext('')
      toast.success({
        title: 'Password changed',
        description: 'Other devices have to sign in with the new one.',
      })
    } catch (error) {
      setProblem(inWords(error))
    } finally {
      setBusy(false)
    }
  }

  return (
    <form onSubmit={(event) => void submit(event)}>
      <Stack spacing={2} sx={{ mt: 3, alignItems: 'flex-start' }}>
        <Typography component="h3" sx={{ fontWeight: 700 }}>
          Change the password
        </Typography>
        {problem && (
          <Notice kind="error" role="alert">
            {problem}
          </Notice>
        )}
        {/* For password managers, which else would not know whose password it is. */}
        <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
        <TextField
          label="Present password"
          type="password"
          autoComplete="current-password"
          required
          fullWidth
          value={present}
          onChange={(event) => setPresent(event.target.value)}
        />
        <TextField
          label="New password"
          type="password"
          autoComplete="new-password"
          required
          fullWidth
          helperText={`At least ${SHORTEST} characters.`}
          value={next}
          onChange={(event) => setNext(event.target.value)}
        />
        <Button type="submit" variant="contained" disabled={busy}>
          {busy ? 'Changing...' : 'Change password'}
        </Button>
      </Stack>
    </form>
  )
}

function SignOutEverywhere() {
  const navigate = useNavigate()
  const [busy, setBusy] = useState(false)

  async function end() {
    setBusy(true)
    try {
      await signOutEverywhere()
      toast.success({
        title: 'Logged out everywhere',
        description: 'Every device has to sign in again.',
      })
      await navigate(adminPaths.login, { replace: true })
    } catch (error) {
      setBusy(false)
      toast.error({ title: 'Logout failed', description: inWords(error) })
    }
  }

  return (
    <Stack spacing={1} sx={{ mt: 4, alignItems: 'flex-start' }}>
      <Typography component="h3" sx={{ fontWeight: 700 }}>
        Sign out everywhere
      </Typography>
      <Typography sx={{ color: 'text.secondary' }}>
        After using somebody else’s computer, or when a device is lost. Another open back office
        closes within half a minute.
      </Typography>
      <Button variant="outlined" disabled={busy} onClick={() => void end()}>
        {busy ? 'Signing out...' : 'Sign out everywhere'}
      </Button>
    </Stack>
  )
}
