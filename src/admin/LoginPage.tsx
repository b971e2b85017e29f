import { lazy, Suspense, useState, type SubmitEvent } from 'react'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import { Navigate, useLocation, type Location } from 'react-router-dom'
import { adminPaths } from '#admin/admin-paths.ts'
import { inWords } from '#data/session/account-errors.ts'
import { signIn } from '#data/session/auth.ts'
import { useSession } from '#data/session/session.tsx'
import { CenteredPage } from '#ui/CenteredPage.tsx'
import { Notice } from '#ui/Notice.tsx'
import { toast } from '#ui/toast.tsx'
import { Waiting } from '#ui/Waiting.tsx'

// Hardly ever needed.
const ForgotPassword = lazy(() => import('#admin/ForgotPassword.tsx'))

export function LoginPage() {
  const session = useSession()
  const origin = useOrigin()
  if (session.status === 'loading') return <Waiting label="Loading..." fullPage />
  if (session.status !== 'signed-out') return <Navigate to={origin} replace />
  return (
    <CenteredPage title="Admin Login">
      <LoginForm />
    </CenteredPage>
  )
}

/** Where the guard stopped the visitor; the dashboard when they came here by themselves. */
function useOrigin(): Location | string {
  const { state } = useLocation() as Location<{ from?: Location } | null>
  return state?.from ?? adminPaths.home
}

function LoginForm() {
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const [forgotten, setForgotten] = useState(false)

  async function submit(event: SubmitEvent) {
    event.preventDefault()
    if (busy) return
    setBusy(true)
    setProblem(undefined)
    try {
      await signIn(email.trim(), password)
      toast.success({ title: 'Login successful', description: `Welcome ${email.trim()}` })
    } catch (error) {
      setBusy(false)
      setProblem(inWords(error))
      toast.error({ title: 'Login failed', description: messageOf(error) })
    }
  }

  return (
    <form onSubmit={(event) => void submit(event)}>
      <Stack spacing={2.5}>
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
        <TextField
          label="Password"
          type="password"
          autoComplete="current-password"
          required
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
        <Button type="submit" variant="contained" size="large" disabled={busy}>
          {busy ? 'Signing in...' : 'Sign in'}
        </Button>
        <Button onClick={() => setForgotten(true)}>Forgot password?</Button>
        {forgotten && (
          <Suspense>
            <ForgotPassword email={email.trim()} onClose={() => setForgotten(false)} />
          </Suspense>
        )}
      </Stack>
    </form>
  )
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : 'Please try again.'
}
