import { useEffect } from 'react'
import { useMessages } from '#admin/messages/use-messages.ts'
import { watchAdminRecord } from '#firebase/session/admin-record.ts'
import { signOut } from '#firebase/session/auth.ts'
import { toast } from '#ui/toast/toast.ts'

/** Signs out and says why as soon as the account, or this session of it, is let in no more. */
export function useRevocation(): void {
  const { endOfAccess } = useMessages().session
  useEffect(
    () =>
      watchAdminRecord((why) => {
        toast.error({ id: 'end-of-access', ...endOfAccess[why] })
        void signOut()
      }),
    [endOfAccess],
  )
}
