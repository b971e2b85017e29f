import { useState } from 'react'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import type { Form } from '#admin/form/session/use-form-session.ts'
import { useLanguage } from '#admin/messages/use-messages.ts'
import { movedAway } from '#admin/moved-away.ts'
import { useEmptiedText } from '#admin/use-emptied-text.ts'
import { knownRecords } from '#firebase/content/content-store.ts'
import type { Content, ContentDefinition } from '#model/records/define-content.ts'
import { dayText } from '#model/time/calendar-date.ts'
import type { ContentResource } from '#ui/content-resource.ts'

interface Consequences {
  /** What visitors would find no more; empty for nothing. */
  readonly emptied: string
  /** The day to which a record in force would be moved. */
  readonly day: string | undefined
}

/** Saves a form; asks first where visitors would find less than they do now. */
export function useSaveQuestion(resource: ContentResource, form: Form) {
  const { definition } = resource
  const [consequences, setConsequences] = useState<Consequences>()
  const { language, messages } = useLanguage()
  const { common, forms } = messages
  const emptiedText = useEmptiedText()

  function save() {
    const { id, values } = form
    const records = knownRecords(definition) ?? []
    const stored = records.find((record) => record.id === id)
    const saved = stored && ({ ...stored, ...values } as Content<ContentDefinition>)
    const after = records.map((record) => (record === stored && saved ? saved : record))
    const emptied = emptiedText(resource, records, after)
    const day = movedAway(definition, records, after, new Date())?.day
    if (emptied || day !== undefined) setConsequences({ emptied, day })
    else form.save()
  }

  const answer = (then?: () => void) => () => {
    setConsequences(undefined)
    then?.()
  }
  const moves = consequences?.day !== undefined
  const question = consequences && (
    <Dialog open onClose={answer()} aria-describedby="save-explanation">
      <DialogTitle>
        {consequences.day === undefined
          ? forms.saveAnyway
          : forms.moves.question(dayText(consequences.day, language))}
      </DialogTitle>
      <DialogContent id="save-explanation">
        {moves ? forms.moves.explanation : consequences.emptied}
        {moves && consequences.emptied && (
          <Box component="p" sx={{ mb: 0 }}>
            {`${forms.moves.move}: ${consequences.emptied}`}
          </Box>
        )}
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap' }}>
        <Button onClick={answer()} autoFocus={!moves}>
          {common.cancel}
        </Button>
        <Button onClick={answer(form.save)} color={moves ? 'error' : 'primary'}>
          {moves ? forms.moves.move : common.save}
        </Button>
        {moves && (
          <Button onClick={answer(form.saveAsNew)} variant="contained" autoFocus>
            {forms.moves.createNew}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  )
  return { save, question }
}
