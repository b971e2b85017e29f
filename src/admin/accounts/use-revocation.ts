import { useEffect } from 'react'
import { useMessages } from '#admin/messages/use-messages.ts'
import { watchAdminRecord } from '#firebase/session/admin-record.ts'
import { signOut } from '#firebase/session/auth.ts'
import { toast } from '#ui/toast/toast.ts'

/** Signs out and says why as soon as the account may not use the back office any more. */
export function useRevocation(): void {
  const { revoked } = useMessages().session
  useEffect(
    () =>
      watchAdminRecord(() => {
        toast.error({ id: 'revoked', ...revoked })
        void signOut()
      }),
    [revoked],
  )
}
