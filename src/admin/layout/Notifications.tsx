import { useEffect } from 'react'
import { useMessages } from '#admin/messages/use-messages.ts'
import { prepareToasts } from '#ui/toast/toast.ts'
import { ToastPlace } from '#ui/toast/ToastPlace.tsx'

/** What the screen has to do at first is over; nobody has done anything yet that fails. */
const PREPARED_AFTER_MS = 5_000

/** Where toasts appear, in words of the account's language. */
export function Notifications() {
  const { common, layout } = useMessages()
  useEffect(() => {
    const timer = setTimeout(() => void prepareToasts(), PREPARED_AFTER_MS)
    return () => clearTimeout(timer)
  }, [])
  return <ToastPlace low label={layout.notifications} closeLabel={common.close} />
}
