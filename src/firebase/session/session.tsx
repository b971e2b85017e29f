import { createContext, useContext, useEffect, useMemo, type ReactNode } from 'react'
import type { User } from 'firebase/auth'
import { ErrorBoundary } from 'react-error-boundary'
import {
  AuthProvider,
  FirebaseAppProvider,
  useSigninCheck,
  useUser,
  type SigninCheckResult,
} from 'reactfire'
import { firebaseApp } from '#firebase/app/firebase-app.ts'
import { auth, signOut } from '#firebase/session/auth.ts'
import { endSession } from '#firebase/session/end-of-session.ts'
import { forgetObservables } from '#firebase/session/reactfire-cache.ts'
import { isTooOld } from '#model/records/admin-account.ts'

export type Session =
  | { readonly status: 'loading' }
  | { readonly status: 'signed-out' }
  | { readonly status: 'admin'; readonly email: string; readonly uid: string }
  | { readonly status: 'no-access'; readonly email: string }
  /** Signed in, but whether as an admin could not be asked: no connection, token expired. */
  | { readonly status: 'unknown'; readonly email: string; readonly retry: () => void }

const ADMIN = { requiredClaims: { admin: true } }
const LOADING: Session = { status: 'loading' }

const SessionContext = createContext<Session>(LOADING)

/** Who is signed in, and whether the account carries the custom claim `admin: true`. */
export function useSession(): Session {
  return useContext(SessionContext)
}

/** Around everything that asks for the session. */
export function SessionProvider({ children }: { children: ReactNode }) {
  return (
    <FirebaseAppProvider firebaseApp={firebaseApp()}>
      <AuthProvider sdk={auth()}>
        <AccountSession>{children}</AccountSession>
      </AuthProvider>
    </FirebaseAppProvider>
  )
}

function AccountSession({ children }: { children: ReactNode }) {
  // Changes with every sign-in, sign-out and new token.
  const user = useUser()
  const account = user.status === 'loading' ? undefined : user.data
  useEffect(() => (account ? begin(account) : undefined), [account])
  return (
    // reactfire throws when the token could not be had, and keeps throwing until it has forgotten that.
    <ErrorBoundary
      resetKeys={[user]}
      onReset={() => forgetObservables('auth:signInCheck:')}
      fallbackRender={({ resetErrorBoundary: retry }) => (
        <SessionContext
          value={account ? { status: 'unknown', email: emailOf(account), retry } : LOADING}
        >
          {children}
        </SessionContext>
      )}
    >
      <CheckedSession account={account}>{children}</CheckedSession>
    </ErrorBoundary>
  )
}

interface CheckedSessionProps {
  /** Null: nobody is signed in; undefined: not known yet. */
  account: User | null | undefined
  children: ReactNode
}

function CheckedSession({ account, children }: CheckedSessionProps) {
  const { data: check } = useSigninCheck(ADMIN)
  const session = useMemo(() => sessionOf(account, check), [account, check])
  return <SessionContext value={session}>{children}</SessionContext>
}

/** @param check the last answer, which may be about an account that has signed out since */
export function sessionOf(
  account: User | null | undefined,
  check: SigninCheckResult | undefined,
): Session {
  if (account === null) return { status: 'signed-out' }
  if (!account || check?.user !== account) return LOADING
  const email = emailOf(account)
  return check.hasRequiredClaims
    ? { status: 'admin', email, uid: account.uid }
    : { status: 'no-access', email }
}

const emailOf = ({ email }: User) => email ?? ''

/** @returns what is to be done when the account signs out or gives way to another */
function begin(account: User): () => void {
  signOutIfTooOld(account).catch(() => {
    // No token without a connection: the security rules hold in any case.
  })
  return endSession
}

async function signOutIfTooOld(account: User): Promise<void> {
  const { authTime } = await account.getIdTokenResult()
  if (isTooOld(Date.parse(authTime) / 1000, new Date())) await signOut()
}
