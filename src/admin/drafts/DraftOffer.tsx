import { useState } from 'react'
import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { useMessages } from '#admin/messages/use-messages.ts'
import type { Draft } from '#data/drafts/draft.ts'
import type { ContentDefinition } from '#model/define-content.ts'

interface DraftOfferProps {
  draft: Draft
  definition: ContentDefinition
  /** Whether the record is not there any more. */
  recordDeleted: boolean
  goOn: (draft: Draft) => void
  discard: (draft: Draft) => void
}

/** At the top of a form: what was typed into it last time, to be continued or discarded. */
export function DraftOffer({ draft, definition, recordDeleted, goOn, discard }: DraftOfferProps) {
  const { drafts } = useMessages()
  const at = new Date(draft.at)
  const [today] = useState(() => new Date().toDateString())
  const pictureMissing = Object.entries(definition.fields).some(
    ([name, { kind }]) => kind === 'image' && !(name in draft.values),
  )
  return (
    <Alert severity="info" role="group" sx={{ mt: 3, '& .MuiAlert-message': { flex: 1 } }}>
      {drafts.offer(at, at.toDateString() === today)}.{recordDeleted && ` ${drafts.recordDeleted}`}
      {pictureMissing && ` ${drafts.pictureMissing}`}
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, mt: 1.5 }}>
        <Button variant="contained" onClick={() => goOn(draft)}>
          {drafts.goOn}
        </Button>
        <Button variant="outlined" onClick={() => discard(draft)}>
          {drafts.discard}
        </Button>
      </Stack>
    </Alert>
  )
}
