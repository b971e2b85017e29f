import { lazy, Suspense, useState, type ReactNode } from 'react'
import { useAuthor } from '#admin/accounts/use-author.ts'
import { draftsOf, forgetDraftsOf } from '#firebase/drafts/form-drafts.ts'

// Dialogs are not part of what every screen loads.
const SignOutDialog = lazy(() => import('#admin/drafts/SignOutDialog.tsx'))

/**
 * Signing out deletes the account's unsaved input from this device, and asks before that. A session
 * that ends by itself deletes nothing.
 *
 * @param signOut resolves to whether it worked
 * @returns what to call instead, and the question, to be rendered
 */
export function useConfirmedSignOut(signOut: () => Promise<boolean>): {
  readonly askAndSignOut: () => Promise<void>
  readonly question: ReactNode
} {
  const account = useAuthor()
  const [count, setCount] = useState(0)

  async function leave() {
    setCount(0)
    if (await signOut()) forgetDraftsOf(account)
  }

  async function askAndSignOut() {
    const { length } = draftsOf(account)
    if (length > 0) setCount(length)
    else await leave()
  }

  const question = count > 0 && (
    <Suspense>
      <SignOutDialog count={count} stay={() => setCount(0)} leave={() => void leave()} />
    </Suspense>
  )
  return { askAndSignOut, question }
}
