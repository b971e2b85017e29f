import { useState } from 'react'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { Link, useSearchParams } from 'react-router-dom'
import { PageTitle } from '#admin/PageTitle.tsx'
import { RequestList } from '#admin/RequestList.tsx'
import { LiveRequests } from '#data/requests/LiveRequests.tsx'
import { useRequestCounts } from '#data/requests/RequestsProvider.tsx'
import { requestViews, type RequestView } from '#model/stored-request.ts'

const PAGE = 50
const VIEW = 'show'

/** What visitors sent through the contact form, newest first, live, a page at a time. */
export function RequestsPage() {
  const view = useView()
  return (
    <Stack spacing={3}>
      <PageTitle>Requests</PageTitle>
      <Views view={view} />
      <Pages key={view} view={view} />
    </Stack>
  )
}

function useView(): RequestView {
  const [params] = useSearchParams()
  const asked = params.get(VIEW) ?? ''
  return asked in requestViews ? (asked as RequestView) : 'requests'
}

function Views({ view }: { view: RequestView }) {
  const { held, suspected } = useRequestCounts() ?? {}
  const counted = (label: string, count = 0) => (count > 0 ? `${label} (${count})` : label)
  const labels: Record<RequestView, string> = {
    requests: 'Inbox',
    held: counted('Held', held),
    suspected: counted('Suspected', suspected),
  }
  return (
    <Stack spacing={2}>
      <Stack
        component="nav"
        direction="row"
        aria-label="Kinds of requests"
        sx={{ flexWrap: 'wrap', gap: 1 }}
      >
        {Object.entries(labels).map(([value, label]) => (
          <Button
            key={value}
            component={Link}
            to={value === 'requests' ? '?' : `?${VIEW}=${value}`}
            variant={value === view ? 'contained' : 'outlined'}
            aria-current={value === view ? 'page' : undefined}
          >
            {label}
          </Button>
        ))}
      </Stack>
      {explanations[view] && (
        <Typography sx={{ color: 'text.secondary' }}>{explanations[view]}</Typography>
      )}
    </Stack>
  )
}

const explanations: Partial<Record<RequestView, string>> = {
  held: 'More requests came within an hour than are mailed. They are stored without a mail: open one and press “Send mail” to have it mailed like any other.',
  suspected:
    'These look as if a program had filled in the form, and were not mailed. A password manager can look the same: open one and press “Send mail” to make it a request like any other.',
}

function Pages({ view }: { view: RequestView }) {
  const [most, setMost] = useState(PAGE)
  return (
    <LiveRequests wanted={{ view, most }}>
      {(requests) => (
        <RequestList requests={requests} onMore={(count) => setMost(most + count)} page={PAGE} />
      )}
    </LiveRequests>
  )
}
