import { useNavigate } from 'react-router-dom'
import { adminPaths } from '#admin/admin-paths.ts'
import { useConfirmedSignOut } from '#admin/drafts/use-confirmed-sign-out.tsx'
import { useMessages } from '#admin/messages/use-messages.ts'
import { signOutForGood } from '#firebase/session/own-session.ts'
import { toast } from '#ui/toast/toast.ts'

/**
 * Signs out, says so, and shows the sign-in page. Unsaved input goes with it, which `question` asks
 * about: it has to be rendered.
 */
export function useSignOut() {
  const navigate = useNavigate()
  const { session } = useMessages()
  return useConfirmedSignOut(async () => {
    try {
      await signOutForGood()
      toast.success(session.signedOut)
      await navigate(adminPaths.login, { replace: true })
      return true
    } catch {
      toast.error(session.notSignedOut)
      return false
    }
  })
}
