import { useState } from 'react'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useSearchParams } from 'react-router-dom'
import { VIEW_PARAM } from '#admin/admin-paths.ts'
import { PageTitle } from '#admin/layout/PageTitle.tsx'
import { useMessages } from '#admin/messages/use-messages.ts'
import { RequestFilter } from '#admin/requests/RequestFilter.tsx'
import { RequestList } from '#admin/requests/RequestList.tsx'
import { useRequests } from '#data/requests/use-requests.ts'
import { isRequestView, type RequestView } from '#model/stored-request.ts'

const PAGE = 50

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
      <Pages key={view} view={view} />
    </Stack>
  )
}

function Pages({ view }: { view: RequestView }) {
  const { empty } = useMessages().requests
  const [most, setMost] = useState(PAGE)
  return (
    <RequestList
      requests={useRequests({ view, most })}
      page={PAGE}
      empty={empty[view]}
      onMore={(count) => setMost(most + count)}
    />
  )
}
