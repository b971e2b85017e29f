import { useMessages } from '#admin/messages/use-messages.ts'
import { Waiting } from '#ui/Waiting.tsx'

/** While a part of the back office is on its way. */
export function LoadingNotice({ fullPage = false }: { fullPage?: boolean }) {
  return <Waiting label={useMessages().common.loading} fullPage={fullPage} />
}
