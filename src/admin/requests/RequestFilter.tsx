import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { Link } from 'react-router-dom'
import { adminPaths } from '#admin/admin-paths.ts'
import { useMessages } from '#admin/messages/use-messages.ts'
import { useRequestCounts } from '#data/requests/RequestsProvider.tsx'
import { MOST_UNDELIVERED, useUndelivered } from '#data/requests/undelivered.ts'
import { requestViews, type RequestView } from '#model/stored-request.ts'

const views = Object.keys(requestViews) as RequestView[]

/** Which requests are shown, with how many there are of those that staff look for. */
export function RequestFilter({ view }: { view: RequestView }) {
  const { unread, held = 0, suspected } = useRequestCounts() ?? {}
  const late = useUndelivered()
  const { requests } = useMessages()
  const counts: Partial<Record<RequestView, number | string | undefined>> = {
    new: unread,
    undelivered: late === MOST_UNDELIVERED ? `${late}+` : (late ?? 0) + held,
    suspected,
  }
  return (
    <Stack
      component="nav"
      direction="row"
      aria-label={requests.filter}
      sx={{ flexWrap: 'wrap', gap: 1 }}
    >
      {views.map((each) => {
        const { [each]: count } = counts
        return (
          <Button
            key={each}
            component={Link}
            to={adminPaths.requestsIn(each)}
            variant={each === view ? 'contained' : 'outlined'}
            aria-current={each === view ? 'page' : undefined}
          >
            {count ? `${requests.views[each]} (${count})` : requests.views[each]}
          </Button>
        )
      })}
    </Stack>
  )
}
