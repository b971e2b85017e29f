import { useState } from 'react'
import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { useMessages } from '#admin/messages/use-messages.ts'
import type { Draft } from '#data/drafts/form-drafts.ts'

interface DraftOfferProps {
  draft: Draft
  /** Whether the record is not there any more. */
  recordDeleted: boolean
  resume: () => void
  discard: () => void
}

/** At the top of a form: what was typed into it last time, to be continued or discarded. */
export function DraftOffer({ draft, recordDeleted, resume, discard }: DraftOfferProps) {
  const { drafts } = useMessages()
  const at = new Date(draft.at)
  const [today] = useState(() => new Date().toDateString())
  return (
    <Alert severity="info" role="group" sx={{ mt: 3, '& .MuiAlert-message': { flex: 1 } }}>
      {drafts.offer(at, at.toDateString() === today)}.{recordDeleted && ` ${drafts.recordDeleted}`}
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, mt: 1.5 }}>
        <Button variant="contained" onClick={resume}>
          {drafts.goOn}
        </Button>
        <Button variant="outlined" onClick={discard}>
          {drafts.discard}
        </Button>
      </Stack>
    </Alert>
  )
}
