import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { Column } from '#admin/list/StackedTable.tsx'
import type { Messages } from '#admin/messages/en.ts'
import { useMessages } from '#admin/messages/use-messages.ts'
import { DeliveryState } from '#admin/requests/DeliveryState.tsx'
import type { StoredRequest } from '#model/requests/stored-request.ts'

const isNew = ({ read, done }: StoredRequest) => !read && !done

/** What the list shows of a request; a phone has no room for what is as it mostly is. */
export const requestColumns = ({
  common,
  format,
  requests,
}: Messages): readonly Column<StoredRequest>[] => [
  {
    label: common.name,
    title: true,
    cell: (request) => (
      <>
        <Typography component="span" sx={isNew(request) ? name.ofNew : name.ofOthers}>
          {request.name}
        </Typography>
        <LastNote request={request} />
      </>
    ),
  },
  {
    label: requests.received,
    detail: () => 'cell',
    cell: ({ created_at }) => format.time(created_at),
  },
  {
    label: requests.course,
    detail: ({ course }) => (course ? 'cell' : undefined),
    cell: ({ course }) => (
      <Typography component="span" sx={courseName}>
        {course || '-'}
      </Typography>
    ),
  },
  {
    label: requests.status,
    detail: ({ done, state }) => (!done && state === 'sent' ? undefined : 'cell'),
    cell: (request) => (
      <Box sx={status}>
        <span>
          {request.done ? requests.views.done : isNew(request) ? requests.views.new : requests.open}
        </span>{' '}
        <DeliveryState request={request} />
      </Box>
    ),
  },
]

/** As much as fits of what a colleague has said last. */
function LastNote({ request: { notes } }: { request: StoredRequest }) {
  const { notes: words } = useMessages()
  const last = notes.at(-1)
  return (
    last && (
      <Typography variant="body2" sx={note}>
        {notes.length > 1 && `${words.count(notes.length)} `}
        {last.text}
      </Typography>
    )
  )
}

// Room for a name and a note beside all the others.
const anyName = { display: 'block', minWidth: '6.5rem', overflowWrap: 'anywhere' }
const name = { ofNew: { ...anyName, fontWeight: 800 }, ofOthers: { ...anyName, fontWeight: 400 } }

// Of a tablet's width, in which the actions are in view.
const courseName = { ...anyName, minWidth: '5.5rem', hyphens: 'auto', fontSize: 'inherit' }

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
