import { useCallback } from 'react'
import { useNavigate } from 'react-router-dom'
import { adminPaths } from '#admin/admin-paths.ts'
import { useMessages } from '#admin/messages/use-messages.ts'
import { signOut } from '#data/session/auth.ts'
import { toast } from '#ui/toast.tsx'

/** Signs out, says so, and shows the sign-in page. */
export function useSignOut(): () => Promise<void> {
  const navigate = useNavigate()
  const { session } = useMessages()
  return useCallback(async () => {
    try {
      await signOut()
      toast.success(session.signedOut)
      await navigate(adminPaths.login, { replace: true })
    } catch {
      toast.error(session.notSignedOut)
    }
  }, [navigate, session])
}
