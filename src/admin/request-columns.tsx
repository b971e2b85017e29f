import Typography from '@mui/material/Typography'
import { DeliveryState } from '#admin/DeliveryState.tsx'
import { formatTime } from '#admin/format-time.ts'
import type { StoredRequest } from '#model/stored-request.ts'

const weight = ({ read }: StoredRequest) => ({ fontWeight: read ? 400 : 800 })

/** What the list shows of a request. */
export const requestColumns = [
  {
    label: 'Received',
    cell: ({ created_at }: StoredRequest) => formatTime(created_at),
  },
  {
    label: 'Name',
    cell: (request: StoredRequest) => (
      <Typography component="span" sx={{ ...weight(request), overflowWrap: 'anywhere' }}>
        {request.name}
      </Typography>
    ),
  },
  { label: 'Course', cell: ({ course }: StoredRequest) => course || '-' },
  {
    label: 'Status',
    cell: ({ read, done }: StoredRequest) => (done ? 'Done' : read ? 'Open' : 'New'),
  },
  {
    label: 'Delivery',
    cell: (request: StoredRequest) => <DeliveryState request={request} />,
  },
]
