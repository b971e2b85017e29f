import { lazy, Suspense, useState, type ReactNode } from 'react'
import { useAuthor } from '#admin/session/use-author.ts'
import { mayHaveDrafts } from '#data/drafts/may-have-drafts.ts'

// Dialogs are not part of what every screen loads.
const SignOutDialog = lazy(() => import('#admin/drafts/SignOutDialog.tsx'))

/**
 * Signing out deletes the account's unsaved input from this device, and asks before that. A session
 * that ends by itself deletes nothing.
 *
 * @param signOut resolves to whether it worked
 * @returns what to call instead, and the question, to be rendered
 */
export function useAskedSignOut(signOut: () => Promise<boolean>): {
  readonly askAndSignOut: () => Promise<void>
  readonly question: ReactNode
} {
  const account = useAuthor()
  const [count, setCount] = useState(0)

  async function leave() {
    setCount(0)
    const { forgetDraftsOf } = await import('#data/drafts/account-drafts.ts')
    if (await signOut()) await forgetDraftsOf(account)
  }

  async function askAndSignOut() {
    if (!mayHaveDrafts()) {
      await signOut()
      return
    }
    const { draftsOf } = await import('#data/drafts/account-drafts.ts')
    const { length } = await draftsOf(account)
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
