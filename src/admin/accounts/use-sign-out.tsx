import { lazy, Suspense, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useAuthor } from '#admin/accounts/use-author.ts'
import { adminPaths } from '#admin/admin-paths.ts'
import { wouldAskBeforeUnload } from '#admin/form/use-ask-before-unload.ts'
import { useLoadAhead } from '#admin/use-load-ahead.ts'
import { useMessages } from '#admin/messages/use-messages.ts'
import { useAction } from '#admin/use-action.ts'
import { draftsOf, forgetDraftsOf } from '#firebase/drafts/form-drafts.ts'
import { forgetPending, hasPending } from '#firebase/page-draft/pending-changes.ts'
import { signOutForGood } from '#firebase/session/own-session.ts'
import { useSession } from '#firebase/session/session.tsx'
import type { Message } from '#model/words/messages.ts'
import { toast } from '#ui/toast/toast.ts'

// Dialogs are not part of what every screen loads.
const loadQuestion = () => import('#admin/form/LeaveQuestion.tsx')
const LeaveQuestion = lazy(loadQuestion)

interface WayOut {
  readonly signOut: () => Promise<void>
  readonly done: Message
  readonly failure: (error: unknown) => Message
}

/**
 * Signs out, says so, and shows the sign-in page. That deletes the account's unsaved input from this
 * device, in forms and on the page, which `question` asks about: it has to be rendered. A session that
 * ends by itself deletes nothing.
 *
 * @param way of this device alone unless told
 */
export function useSignOut(way?: WayOut) {
  const session = useSession()
  const account = useAuthor()
  const uid = 'uid' in session ? session.uid : ''
  const navigate = useNavigate()
  const { drafts, session: words } = useMessages()
  const { busy, run } = useAction()
  const [count, setCount] = useState(0)
  useLoadAhead(loadQuestion)

  async function leave() {
    setCount(0)
    const work = async () => {
      await (way?.signOut ?? signOutForGood)()
      toast.success(way?.done ?? words.signedOut)
      await navigate(adminPaths.login, { replace: true })
      forgetDraftsOf(account)
      forgetPending(uid)
    }
    await run(work, 'Failed to sign out', way?.failure ?? words.notSignedOut)
  }

  async function askAndSignOut() {
    const kept = draftsOf(account).length + Number(hasPending(uid))
    // A note to a request is kept nowhere.
    const unsaved = kept || Number(wouldAskBeforeUnload())
    if (unsaved > 0) setCount(unsaved)
    else await leave()
  }

  const question = count > 0 && (
    <Suspense>
      <LeaveQuestion
        open
        words={drafts.signOut(count)}
        onStay={() => setCount(0)}
        onLeave={() => void leave()}
      />
    </Suspense>
  )
  return { askAndSignOut, busy, question }
}
