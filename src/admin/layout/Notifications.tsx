import { useMessages } from '#admin/messages/use-messages.ts'
import { Toasts } from '#ui/toast.tsx'

/** Where toasts appear, in words of the account's language. */
export function Notifications() {
  const { common, layout } = useMessages()
  return <Toasts label={layout.notifications} closeLabel={common.close} />
}
