import { useState, type SubmitEvent } from 'react'
import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { RenameDialog } from '#admin/accounts/AccessDialogs.tsx'
import { PasswordField } from '#admin/accounts/PasswordField.tsx'
import { useMessages } from '#admin/messages/use-messages.ts'
import { useAuthor } from '#admin/accounts/use-author.ts'
import { useSignOut } from '#admin/accounts/use-sign-out.tsx'
import { useContent } from '#firebase/content/content-store.ts'
import { accountProblem } from '#firebase/session/account-errors.ts'
import { changePassword, signOutEverywhere } from '#firebase/session/account.ts'
import { adminAccounts, SHORTEST_PASSWORD } from '#model/records/admin-account.ts'
import { Notice } from '#ui/Notice.tsx'
import { toast } from '#ui/toast/toast.ts'

/** What staff do with the account that they are signed in with. */
export function OwnAccount() {
  const { accounts } = useMessages()
  return (
    <Paper
      component="section"
      variant="outlined"
      aria-labelledby="own-account"
      sx={{ p: { xs: 2, sm: 3 }, maxWidth: 'sm' }}
    >
      <Typography id="own-account" component="h2" variant="h3">
        {accounts.own}
      </Typography>
      <OwnName />
      <ChangePassword />
      <SignOutEverywhere />
    </Paper>
  )
}

function OwnName() {
  const { accounts } = useMessages()
  const email = useAuthor()
  const { status, records } = useContent(adminAccounts)
  const name = records.find((account) => account.email === email)?.name ?? ''
  const [asking, setAsking] = useState(false)
  return (
    <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
      <Typography sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
        {[name, email].filter(Boolean).join(', ')}
      </Typography>
      <Button
        variant="outlined"
        aria-haspopup="dialog"
        // The dialog begins with the name.
        disabled={status === 'loading'}
        onClick={() => setAsking(true)}
      >
        {accounts.changeName}
      </Button>
      {asking && <RenameDialog name={name} onClose={() => setAsking(false)} />}
    </Stack>
  )
}

function ChangePassword() {
  const { accounts, session } = useMessages()
  const username = useAuthor()
  const [present, setPresent] = useState('')
  const [next, setNext] = useState('')
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()

  async function submit(event: SubmitEvent) {
    event.preventDefault()
    if (busy) return
    setProblem(undefined)
    if (next.length < SHORTEST_PASSWORD) {
      setProblem(accounts.tooShort(SHORTEST_PASSWORD))
      return
    }
    setBusy(true)
    try {
      await changePassword(present, next)
      setPresent('')
      setNext('')
      toast.success(accounts.passwordChanged)
    } catch (error) {
      setProblem(session.problems[accountProblem(error)])
    } finally {
      setBusy(false)
    }
  }

  return (
    <form onSubmit={(event) => void submit(event)}>
      <Stack spacing={2} sx={{ mt: 3, alignItems: 'flex-start' }}>
        <Typography component="h3" sx={{ fontWeight: 700 }}>
          {accounts.changeThePassword}
        </Typography>
        {problem && (
          <Notice kind="error" role="alert">
            {problem}
          </Notice>
        )}
        <PasswordField
          label={accounts.presentPassword}
          kind="current"
          username={username}
          value={present}
          onChange={setPresent}
        />
        <PasswordField
          label={accounts.newPassword}
          kind="new"
          help={accounts.atLeast(SHORTEST_PASSWORD)}
          value={next}
          onChange={setNext}
        />
        <Button type="submit" variant="contained" disabled={busy}>
          {busy ? accounts.changing : accounts.changePassword}
        </Button>
      </Stack>
    </form>
  )
}

function SignOutEverywhere() {
  const { accounts, session } = useMessages()
  const { askAndSignOut, busy, question } = useSignOut({
    signOut: signOutEverywhere,
    done: accounts.signedOutEverywhere,
    failure: (error) => ({
      title: session.notSignedOut.title,
      description: session.problems[accountProblem(error)],
    }),
  })
  return (
    <Stack spacing={1} sx={{ mt: 4, alignItems: 'flex-start' }}>
      <Typography component="h3" sx={{ fontWeight: 700 }}>
        {accounts.signOutEverywhere}
      </Typography>
      <Typography sx={{ color: 'text.secondary' }}>{accounts.whenEverywhere}</Typography>
      <Button variant="outlined" disabled={busy} onClick={() => void askAndSignOut()}>
        {busy ? accounts.signingOut : accounts.signOutEverywhere}
      </Button>
      {question}
    </Stack>
  )
}
