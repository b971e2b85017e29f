import { lazy, Suspense, useEffect, useRef, useState, type SubmitEvent } from 'react'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import { Navigate, useLocation, type Location } from 'react-router-dom'
import { adminPaths } from '#admin/admin-paths.ts'
import { PasswordField } from '#admin/accounts/PasswordField.tsx'
import { LoadingNotice } from '#admin/layout/LoadingNotice.tsx'
import { LanguageButton } from '#admin/messages/LanguageButton.tsx'
import { useMessages } from '#admin/messages/use-messages.ts'
import { accountProblem, type AccountProblem } from '#firebase/session/account-errors.ts'
import { signIn } from '#firebase/session/auth.ts'
import { useSession } from '#firebase/session/session.tsx'
import { tidyEmail } from '#model/fields/email.ts'
import { CenteredPage } from '#ui/page/CenteredPage.tsx'
import { Notice } from '#ui/Notice.tsx'
import { toast } from '#ui/toast/toast.ts'

// Hardly ever needed.
const ForgotPassword = lazy(() => import('#admin/accounts/ForgotPassword.tsx'))

export function LoginPage() {
  const session = useSession()
  const { state } = useLocation() as Location<{ from?: Location } | null>
  const { session: words } = useMessages()
  if (session.status === 'loading') return <LoadingNotice fullPage />
  if (session.status !== 'signed-out') {
    // Where the guard stopped the visitor, unless they came here by themselves.
    return <Navigate to={state?.from ?? adminPaths.home} replace />
  }
  return (
    <CenteredPage title={words.login}>
      <LoginForm />
      <div>
        <LanguageButton />
      </div>
    </CenteredPage>
  )
}

function LoginForm() {
  const { common, session: words } = useMessages()
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<AccountProblem>()
  const [forgotten, setForgotten] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const { search } = useLocation()
  const end = new Map(Object.entries(words.endOfAccess)).get(search.slice(1))
  useEffect(() => {
    if (end) toast.error({ id: 'end-of-access', ...end })
  }, [end])
  useEffect(() => {
    // It has lost the focus to nothing while it was disabled.
    if (problem && document.activeElement === document.body) button.current?.focus()
  }, [problem])

  async function submit(event: SubmitEvent) {
    event.preventDefault()
    if (busy) return
    setBusy(true)
    setProblem(undefined)
    try {
      const address = tidyEmail(email)
      await signIn(address, password)
      toast.success(words.signedIn(address))
    } catch (error) {
      setBusy(false)
      const found = accountProblem(error)
      setProblem(found)
      toast.error({ title: words.notSignedIn, description: words.problems[found] })
    }
  }

  return (
    <form onSubmit={(event) => void submit(event)}>
      <Stack spacing={2.5}>
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
        <PasswordField
          label={words.password}
          kind="current"
          value={password}
          onChange={setPassword}
        />
        <Button ref={button} type="submit" variant="contained" size="large" disabled={busy}>
          {busy ? words.signingIn : words.signIn}
        </Button>
        <Button onClick={() => setForgotten(true)}>{words.forgotten}</Button>
        {forgotten && (
          <Suspense>
            <ForgotPassword email={email.trim()} onClose={() => setForgotten(false)} />
          </Suspense>
        )}
      </Stack>
    </form>
  )
}
