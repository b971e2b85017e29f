import { useCallback } from 'react'
import { useNavigate } from 'react-router-dom'
import { adminPaths } from '#admin/admin-paths.ts'
import { signOut } from '#data/session/auth.ts'
import { toast } from '#ui/toast.tsx'

/** Signs out, says so, and shows the sign-in page. */
export function useSignOut(): () => Promise<void> {
  const navigate = useNavigate()
  return useCallback(async () => {
    try {
      await signOut()
      toast.success({
        title: 'Logged out',
        description: 'You have been logged out successfully.',
      })
      await navigate(adminPaths.login, { replace: true })
    } catch {
      toast.error({
        title: 'Logout failed',
        description: 'An error occurred while logging out.',
      })
    }
  }, [navigate])
}
