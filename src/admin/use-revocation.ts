import { useEffect } from 'react'
import { watchAdminRecord } from '#data/session/admin-record.ts'
import { signOut } from '#data/session/auth.ts'
import { toast } from '#ui/toast.tsx'

/** Signs out and says why as soon as the account may not use the back office any more. */
export function useRevocation(): void {
  useEffect(
    () =>
      watchAdminRecord(() => {
        toast.error({
          id: 'revoked',
          title: 'Access ended',
          description: 'This account may not use the back office. Ask an administrator why.',
        })
        void signOut()
      }),
    [],
  )
}
