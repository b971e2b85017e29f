import { lazy, Suspense, useState, type ReactNode } from 'react'
import { draftsOf, forgetDraftsOf } from '#firebase/drafts/form-drafts.ts'
import { forgetPending, hasPending } from '#firebase/page-draft/pending-changes.ts'
import { useSession } from '#firebase/session/session.tsx'

// Dialogs are not part of what every screen loads.
const SignOutDialog = lazy(() => import('#admin/drafts/SignOutDialog.tsx'))

/**
 * Signing out deletes the account's unsaved input from this device, in forms and on the page, and asks
 * before that. A session that ends by itself deletes nothing.
 *
 * @param signOut resolves to whether it worked
 * @returns what to call instead, and the question, to be rendered
 */
export function useConfirmedSignOut(signOut: () => Promise<boolean>): {
  readonly askAndSignOut: () => Promise<void>
  readonly question: ReactNode
} {
  const session = useSession()
  const account = 'email' in session ? session.email : ''
  const uid = 'uid' in session ? session.uid : ''
  const [count, setCount] = useState(0)

  async function leave() {
    setCount(0)
    if (!(await signOut())) return
    forgetDraftsOf(account)
    forgetPending(uid)
  }

  async function askAndSignOut() {
    const unsaved = draftsOf(account).length + Number(hasPending(uid))
    if (unsaved > 0) setCount(unsaved)
    else await leave()
  }

  const question = count > 0 && (
    <Suspense>
      <SignOutDialog count={count} stay={() => setCount(0)} leave={() => void leave()} />
    </Suspense>
  )
  return { askAndSignOut, question }
}
