import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { Link } from 'react-router-dom'
import { adminPaths } from '#admin/admin-paths.ts'
import { useMessages } from '#admin/messages/use-messages.ts'
import { useAction } from '#admin/use-action.ts'
import { manageRequests } from '#firebase/requests/manage-requests.ts'
import { MOST_UNDELIVERED } from '#firebase/requests/undelivered.ts'
import { DELIVERY_DAYS } from '#model/requests/contact-limits.ts'
import { toast } from '#ui/toast/toast.ts'

/** Requests that are here but not in the school's mailbox: what it means, and what to do. */
export default function UndeliveredNotice({ ids }: { ids: readonly string[] }) {
  const { delivery } = useMessages()
  const { busy, run } = useAction()

  async function send() {
    await manageRequests(ids, { action: 'retry' })
    toast.success({ title: delivery.beingSent(ids.length) })
  }

  return (
    <Alert severity="error" role="group" sx={{ '& .MuiAlert-message': { flex: 1, minWidth: 0 } }}>
      <AlertTitle>{delivery.undelivered(ids.length, MOST_UNDELIVERED)}</AlertTitle>
      {delivery.whatUndelivered(ids.length, DELIVERY_DAYS)}
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, mt: 1.5 }}>
        <Button
          color="error"
          variant="contained"
          disabled={busy}
          onClick={() => void run(send, 'Failed to send mails again', delivery.notSent)}
        >
          {delivery.sendAll}
        </Button>
        <Button
          color="inherit"
          variant="outlined"
          component={Link}
          to={adminPaths.requestsIn('undelivered')}
        >
          {delivery.viewRequests}
        </Button>
      </Stack>
    </Alert>
  )
}
