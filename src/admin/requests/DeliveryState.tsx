import Chip from '@mui/material/Chip'
import type { Messages } from '#admin/messages/en.ts'
import { useMessages } from '#admin/messages/use-messages.ts'
import type { DeliveryState as State, StoredRequest } from '#model/requests/stored-request.ts'

/** What has become of a request's mail to the school, in a word. */
export function DeliveryState({ request }: { request: StoredRequest }) {
  const [label, color] = wording(useMessages().delivery, request)
  return <Chip size="small" label={label} color={color} variant="outlined" />
}

function wording(words: Messages['delivery'], { state, attempts, last_error }: StoredRequest) {
  switch (state as State) {
    case 'sent':
      return [words.sent, 'success'] as const
    case 'failed':
      return [words.failed, 'error'] as const
    case 'held':
      return [words.held, 'default'] as const
    case 'suspected':
      return [words.suspected, 'default'] as const
    default:
      return attempts > 0 && last_error
        ? ([words.retrying, 'error'] as const)
        : ([words.sending, 'primary'] as const)
  }
}
