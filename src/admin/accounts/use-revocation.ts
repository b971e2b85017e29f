import { useEffect } from 'react'
import { useMessages } from '#admin/messages/use-messages.ts'
import { watchAdminRecord, type EndOfAccess } from '#firebase/session/admin-record.ts'
import { signOut } from '#firebase/session/auth.ts'
import { toast } from '#ui/toast/toast.ts'

/**
 * Signs out and says why as soon as the account, or this session of it, is let in no more.
 *
 * @param tell says it instead, where the page does not stay
 */
export function useRevocation(tell?: (why: EndOfAccess) => void): void {
  const { endOfAccess } = useMessages().session
  useEffect(
    () =>
      watchAdminRecord((why) => {
        if (tell) tell(why)
        else toast.error({ id: 'end-of-access', ...endOfAccess[why] })
        void signOut()
      }),
    [endOfAccess, tell],
  )
}
