import { useState } from 'react'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useSearchParams } from 'react-router-dom'
import { VIEW_PARAM } from '#admin/admin-paths.ts'
import { PageTitle } from '#admin/PageTitle.tsx'
import { RequestFilter } from '#admin/RequestFilter.tsx'
import { RequestList } from '#admin/RequestList.tsx'
import { LiveRequests } from '#data/requests/LiveRequests.tsx'
import { isRequestView, type RequestView } from '#model/stored-request.ts'

const PAGE = 50

const empty: Record<RequestView, string> = {
  open: 'Nothing to do: there are no open requests.',
  new: 'No new requests.',
  undelivered: 'The school has received the mails of all requests.',
  done: 'No requests have been marked as done.',
  all: 'No requests.',
  suspected: 'No suspected requests.',
}

const explanations: Partial<Record<RequestView, string>> = {
  undelivered:
    'The school has not received these by mail. They failed because the mail server did not take them, or they are held because more came within an hour than are mailed. Read and answer them here; “Send …” on a request mails it to the school.',
  suspected:
    'These look as if a program had filled in the form, and were not mailed. A password manager can look the same: open one and press “Send mail to the school” to make it a request like any other.',
}

/** What visitors sent through the contact form: what is to be done first, live, a page at a time. */
export function RequestsPage() {
  const [params] = useSearchParams()
  const asked = params.get(VIEW_PARAM) ?? ''
  const view = isRequestView(asked) ? asked : 'open'
  return (
    <Stack spacing={3}>
      <PageTitle>Requests</PageTitle>
      <RequestFilter view={view} />
      {explanations[view] && (
        <Typography sx={{ color: 'text.secondary' }}>{explanations[view]}</Typography>
      )}
      <Pages key={view} view={view} />
    </Stack>
  )
}

function Pages({ view }: { view: RequestView }) {
  const [most, setMost] = useState(PAGE)
  return (
    <LiveRequests wanted={{ view, most }}>
      {(requests) => (
        <RequestList
          requests={requests}
          page={PAGE}
          empty={empty[view]}
          onMore={(count) => setMost(most + count)}
        />
      )}
    </LiveRequests>
  )
}
