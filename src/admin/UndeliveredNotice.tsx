import { useState } from 'react'
import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { Link } from 'react-router-dom'
import { adminPaths } from '#admin/admin-paths.ts'
import { sendUndelivered } from '#data/requests/manage-requests.ts'
import { MOST_UNDELIVERED } from '#data/requests/undelivered.ts'
import { DELIVERY_DAYS } from '#model/contact-limits.ts'
import { toast } from '#ui/toast.tsx'

/** Requests that are here but not in the school's mailbox: what it means, and what to do. */
export function UndeliveredNotice({ count }: { count: number }) {
  const { send, busy } = useSendUndelivered()
  const many = count >= MOST_UNDELIVERED ? `${MOST_UNDELIVERED} or more` : String(count)
  return (
    <Alert severity="error" sx={{ '& .MuiAlert-message': { flex: 1, minWidth: 0 } }}>
      <AlertTitle>
        {many} {count === 1 ? 'request' : 'requests'} not delivered by mail
      </AlertTitle>
      The mail server did not take {count === 1 ? 'its mail' : 'their mails'}. Nothing is lost: you
      can read and answer {count === 1 ? 'the request' : 'the requests'} here. Each mail is tried
      again for {DELIVERY_DAYS} days, less and less often; once the mail server works again, one
      press sends all of them.
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, mt: 1.5 }}>
        <Button color="error" variant="contained" disabled={busy} onClick={() => void send()}>
          Send all now
        </Button>
        <Button
          color="inherit"
          variant="outlined"
          component={Link}
          to={adminPaths.requestsIn('undelivered')}
        >
          View requests
        </Button>
      </Stack>
    </Alert>
  )
}

function useSendUndelivered() {
  const [busy, setBusy] = useState(false)

  async function send() {
    setBusy(true)
    try {
      const { ordered, more } = await sendUndelivered()
      toast.success({
        title: `${ordered} ${ordered === 1 ? 'mail is' : 'mails are'} being sent again`,
        description: more ? 'There are more: press again in a few minutes.' : '',
      })
    } catch (error) {
      console.error('Failed to send mails again', error)
      toast.error({
        title: 'Error',
        description: 'The mails could not be sent again. Please try again.',
      })
    } finally {
      setBusy(false)
    }
  }

  return { send, busy }
}
