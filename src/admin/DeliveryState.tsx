import Chip from '@mui/material/Chip'
import type { DeliveryState as State, StoredRequest } from '#model/stored-request.ts'

/** What has become of a request's mail to the school, in a word. */
export function DeliveryState({ request }: { request: StoredRequest }) {
  const [label, color] = wording(request)
  return <Chip size="small" label={label} color={color} variant="outlined" />
}

function wording({ state, attempts, last_error }: StoredRequest) {
  switch (state as State) {
    case 'sent':
      return ['Delivered', 'success'] as const
    case 'failed':
      return ['Failed', 'error'] as const
    case 'held':
      return ['Held', 'default'] as const
    case 'suspected':
      return ['Suspected', 'default'] as const
    default:
      return attempts > 0 && last_error
        ? (['Retrying', 'error'] as const)
        : (['Sending', 'primary'] as const)
  }
}
