import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { Link, useSearchParams } from 'react-router-dom'
import { adminPaths, VIEW_PARAM } from '#admin/admin-paths.ts'
import { PageTitle } from '#admin/layout/PageTitle.tsx'
import { useMessages } from '#admin/messages/use-messages.ts'
import { RequestList } from '#admin/requests/RequestList.tsx'
import { useRequestCounts } from '#firebase/requests/RequestsProvider.tsx'
import { MOST_UNDELIVERED, useUndelivered } from '#firebase/requests/undelivered.ts'
import { isRequestView, requestViews, type RequestView } from '#model/requests/stored-request.ts'

/** What visitors sent through the contact form: what is to be done first, live, a page at a time. */
export default function RequestsPage() {
  const [params] = useSearchParams()
  const { layout, requests } = useMessages()
  const asked = params.get(VIEW_PARAM) ?? ''
  const view = isRequestView(asked) ? asked : 'open'
  return (
    <Stack spacing={3}>
      <PageTitle>{layout.requests}</PageTitle>
      <RequestFilter view={view} />
      {requests.explanations[view] && (
        <Typography sx={{ color: 'text.secondary' }}>{requests.explanations[view]}</Typography>
      )}
      <RequestList key={view} view={view} />
    </Stack>
  )
}

const views = Object.keys(requestViews) as RequestView[]

/** Which requests are shown, with how many there are of those that staff look for. */
function RequestFilter({ view }: { view: RequestView }) {
  const { unread, held = 0, suspected } = useRequestCounts() ?? {}
  const late = useUndelivered()?.length ?? 0
  const { requests } = useMessages()
  const counts: Partial<Record<RequestView, number | string | undefined>> = {
    new: unread,
    undelivered: late === MOST_UNDELIVERED ? `${late}+` : late + held,
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
