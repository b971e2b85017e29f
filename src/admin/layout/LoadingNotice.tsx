import { useMessages } from '#admin/messages/use-messages.ts'
import { Spinner } from '#ui/Spinner.tsx'

/** While a part of the back office is on its way. */
export function LoadingNotice({ fullPage = false }: { fullPage?: boolean }) {
  return <Spinner label={useMessages().common.loading} fullPage={fullPage} />
}
