import { useLoadAhead } from '#admin/use-load-ahead.ts'
import { useMessages } from '#admin/messages/use-messages.ts'
import { prepareToasts } from '#ui/toast/toast.ts'
import { ToastPlace } from '#ui/toast/ToastPlace.tsx'

/** Where toasts appear, in words of the account's language. */
export function Notifications() {
  const { common, layout } = useMessages()
  useLoadAhead(prepareToasts)
  return <ToastPlace low label={layout.notifications} closeLabel={common.close} />
}
