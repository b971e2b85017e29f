import { useState } from 'react'
import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { useLastAuthor } from '#admin/history/use-last-author.ts'
import { formValues, type FormValues } from '#admin/form/session/form-values.ts'
import { useContentWords } from '#admin/messages/use-content-words.ts'
import { useLanguage, useMessages } from '#admin/messages/use-messages.ts'
import type { Draft } from '#firebase/drafts/form-drafts.ts'
import { isSame, type Stored } from '#model/records/decode.ts'
import type { ContentDefinition } from '#model/records/define-content.ts'

interface ChangedMeanwhileProps {
  definition: ContentDefinition
  /** The values that the form began with, or saved last. */
  opened: Stored
  /** The record as it is by now; undefined when it was deleted. */
  present: Stored | undefined
  /** What the form holds. */
  values: FormValues
  /** The record's. */
  id: string
}

/** While a form is open: what others have just done with its record. */
export function ChangedMeanwhile(props: ChangedMeanwhileProps) {
  const { definition, opened, present } = props
  const changed = Object.keys(definition.fields).filter(
    (name) => !isSame(present?.[name], opened[name]),
  )
  return changed.length > 0 ? <Changed {...props} changed={changed} /> : null
}

type ChangedProps = ChangedMeanwhileProps & { changed: readonly string[] }

function Changed({ definition, opened, present, values, id, changed }: ChangedProps) {
  const { language } = useLanguage()
  const { changedMeanwhile, deletedMeanwhile } = useContentWords(definition)
  const last = useLastAuthor(definition, id)
  if (!last) return null
  // A new place in the list is no version, and names nobody.
  const author = changed.some((name) => name !== 'order_index') ? last.author : undefined
  const labels = changed.map((name) => definition.fields[name]?.label[language]).join(', ')
  const before = formValues(definition, opened)
  const after = formValues(definition, present)
  const isBoth = (name: string) =>
    !isSame(values[name], before[name]) && !isSame(values[name], after[name])
  return (
    <Alert severity="info" role="status">
      {present ? changedMeanwhile(labels, author, changed.some(isBoth)) : deletedMeanwhile(author)}
    </Alert>
  )
}

interface SavedElsewhereProps {
  definition: ContentDefinition
  show: () => void
}

/** While a form without a record is filled in, the record appears: what is typed stays until asked. */
export function SavedElsewhere({ definition, show }: SavedElsewhereProps) {
  const { forms } = useMessages()
  const { savedElsewhere } = useContentWords(definition)
  return (
    <Alert
      severity="warning"
      sx={{ maxWidth: 760 }}
      action={
        <Button color="inherit" onClick={show} sx={{ flex: 'none' }}>
          {forms.discardMine}
        </Button>
      }
    >
      {savedElsewhere}
    </Alert>
  )
}

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
