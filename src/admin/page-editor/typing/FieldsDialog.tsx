import { useState } from 'react'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogTitle from '@mui/material/DialogTitle'
import Popover from '@mui/material/Popover'
import Stack from '@mui/material/Stack'
import {
  formErrors,
  formValues,
  savedValues,
  type FormValues,
} from '#admin/form/session/form-values.ts'
import LeaveQuestion from '#admin/form/LeaveQuestion.tsx'
import { useAskBeforeUnload } from '#admin/form/use-ask-before-unload.ts'
import { FormFields } from '#admin/form/FormFields.tsx'
import { WithPreview } from '#admin/form/FormPreview.tsx'
import { useMessages } from '#admin/messages/use-messages.ts'
import { useSubmit } from '#admin/form/session/use-submit.ts'
import { useUploads } from '#admin/form/session/use-uploads.ts'
import type { EditedRecord } from '#admin/page-editor/editing.ts'
import { usePageWords } from '#admin/page-editor/use-page-words.ts'
import { isSame, type Stored } from '#model/records/decode.ts'
import type { ContentDefinition } from '#model/records/define-content.ts'

export interface FieldsPlace {
  readonly record: EditedRecord
  readonly heading: string
  /** Beside which element; a dialog in the middle without. */
  readonly anchor?: HTMLElement | undefined
  /** Some of the record's fields; all of them unless told. */
  readonly only?: readonly string[] | undefined
  /** The id of the record that a new one is to follow; it is the last one without. */
  readonly after?: string | undefined
  /** A picture dropped onto the page, by its field. */
  readonly dropped?: { readonly field: string; readonly file: File } | undefined
}

interface FieldsDialogProps extends FieldsPlace {
  onApply: (fields: Stored) => void
  onClose: () => void
}

/** The inputs of the back office's form beside the element that shows the fields. */
export function FieldsDialog({ anchor, heading, onClose, ...place }: FieldsDialogProps) {
  const { definition, preview } = place.record.resource
  const { fields, names, ready, submit, unsaved } = useFieldsForm(place)
  const [leaving, setLeaving] = useState(false)
  const { common } = useMessages()
  const words = usePageWords()
  useAskBeforeUnload(unsaved)
  // A tap beside it may be a slip.
  const close = () => (unsaved ? setLeaving(true) : onClose())
  const content = (
    <Box component="form" noValidate sx={{ overflowY: 'auto' }} {...submit}>
      <DialogTitle id={HEADING} sx={{ fontWeight: 700 }}>
        {heading}
      </DialogTitle>
      <Stack spacing={3} sx={{ px: 3, pt: 1, pb: 3 }}>
        <WithPreview
          definition={definition}
          // Beside an element, what it shows stands on the page.
          preview={anchor ? undefined : preview}
          values={fields.values}
        >
          <Stack spacing={3}>
            <FormFields definition={definition} disabled={false} only={names} {...fields} />
          </Stack>
        </WithPreview>
        <Stack direction="row" spacing={1} sx={buttons}>
          <Button onClick={close}>{common.cancel}</Button>
          <Button type="submit" variant="contained" disabled={!ready}>
            {words.apply}
          </Button>
        </Stack>
      </Stack>
    </Box>
  )
  return (
    <>
      {anchor ? (
        <Popover
          open
          anchorEl={anchor}
          anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
          onClose={close}
          slotProps={{
            paper: {
              role: 'dialog',
              'aria-labelledby': HEADING,
              sx: { width: 'min(480px, calc(100vw - 32px))' },
            },
          }}
        >
          {content}
        </Popover>
      ) : (
        <Dialog
          open
          fullWidth
          maxWidth={preview === undefined ? 'sm' : 'lg'}
          onClose={close}
          aria-labelledby={HEADING}
        >
          {content}
        </Dialog>
      )}
      <LeaveQuestion open={leaving} onLeave={onClose} onStay={() => setLeaving(false)} />
    </>
  )
}

const HEADING = 'fields-heading'

/** In reach however long the texts are. */
const buttons = {
  position: 'sticky',
  bottom: 0,
  zIndex: 1,
  justifyContent: 'flex-end',
  py: 1.5,
  bgcolor: 'background.paper',
}

/** Some fields of a record, or all, checked before they apply. */
function useFieldsForm({
  record,
  only,
  dropped,
  onApply,
}: Omit<FieldsDialogProps, 'heading' | 'onClose'>) {
  const { definition } = record.resource
  const names = only && belongingTo(definition, only)
  const [showErrors, setShowErrors] = useState(false)
  const opened = formValues(definition, record.values)
  const [values, setValues] = useState(opened)
  const onChange = (fields: FormValues) => setValues((before) => ({ ...before, ...fields }))
  const uploads = useUploads((field, address) => onChange({ [field]: address }), dropped)
  const wrong = Object.entries(formErrors(definition, values))
  const errors = Object.fromEntries(wrong.filter(([name]) => !names || names.includes(name)))
  const markErrors = () => setShowErrors(true)
  const save = () => onApply(changed())
  const submit = useSubmit({ definition, errors, uploads, markErrors, save })

  /** All fields of a new record; of another one, those that differ from how it was opened. */
  function changed(): Stored {
    const cast = savedValues(definition, values)
    if (record.state === 'created' && !record.stored) return cast
    return Object.fromEntries(
      Object.entries(cast).filter(([name, value]) => !isSame(value, record.values[name])),
    )
  }

  return {
    fields: { values, errors: showErrors ? errors : {}, uploads, onChange },
    names,
    ready: !uploads.running,
    /** Whether it holds what would be lost. */
    unsaved: uploads.running || uploads.failed || !isSame(values, opened),
    submit,
  }
}

/** With a picture comes what it shows and where it is cut. */
function belongingTo({ fields }: ContentDefinition, names: readonly string[]): readonly string[] {
  const texts = Object.entries(fields).filter(
    ([, field]) => field.kind === 'altText' && names.includes(field.of),
  )
  return [...names, ...texts.map(([name]) => name)]
}
