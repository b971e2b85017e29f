import Chip from '@mui/material/Chip'
import { useMessages } from '#admin/messages/use-messages.ts'
import type { StoredRequest } from '#model/requests/stored-request.ts'

/** What has become of a request's mail to the school, in a word. */
export function DeliveryState({ request }: { request: StoredRequest }) {
  const { delivery } = useMessages()
  const { state, attempts, last_error } = request
  const onItsWay = attempts > 0 && last_error ? 'retrying' : 'sending'
  const shown = state in colors ? (state as keyof typeof colors) : onItsWay
  return <Chip size="small" label={delivery[shown]} color={colors[shown]} variant="outlined" />
}

const colors = {
  sent: 'success',
  failed: 'error',
  held: 'default',
  suspected: 'default',
  retrying: 'error',
  sending: 'primary',
} as const
