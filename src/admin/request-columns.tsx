import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { DeliveryState } from '#admin/DeliveryState.tsx'
import { formatTime } from '#admin/format-time.ts'
import type { StoredRequest } from '#model/stored-request.ts'

const isNew = ({ read, done }: StoredRequest) => !read && !done

/** What the list shows of a request. */
export const requestColumns = [
  {
    label: 'Received',
    cell: ({ created_at }: StoredRequest) => formatTime(created_at),
  },
  {
    label: 'Name',
    cell: (request: StoredRequest) => (
      <>
        <Typography component="span" sx={isNew(request) ? name.ofNew : name.ofOthers}>
          {request.name}
        </Typography>
        <LastNote request={request} />
      </>
    ),
  },
  { label: 'Course', cell: ({ course }: StoredRequest) => course || '-' },
  {
    label: 'Status',
    cell: (request: StoredRequest) => (
      <Box sx={status}>
        <span>{request.done ? 'Done' : isNew(request) ? 'New' : 'Open'}</span>{' '}
        <DeliveryState request={request} />
      </Box>
    ),
  },
]

/** As much as fits of what a colleague has said last. */
function LastNote({ request: { notes } }: { request: StoredRequest }) {
  const last = notes.at(-1)
  return (
    last && (
      <Typography variant="body2" sx={note}>
        {notes.length > 1 && `${notes.length} notes: `}
        {last.text}
      </Typography>
    )
  )
}

// Room for a name and a note beside all the others.
const anyName = { display: 'block', minWidth: '6.5rem', overflowWrap: 'anywhere' }
const name = { ofNew: { ...anyName, fontWeight: 800 }, ofOthers: anyName }

const status = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 1,
  rowGap: 0.5,
}

const note = {
  display: '-webkit-box',
  WebkitLineClamp: 2,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  color: 'text.secondary',
}
