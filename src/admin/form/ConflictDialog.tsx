import { useState } from 'react'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormLabel from '@mui/material/FormLabel'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useLastAuthor } from '#admin/history/use-last-author.ts'
import { ValueOf } from '#admin/history/ValueOf.tsx'
import { useContentWords } from '#admin/messages/use-content-words.ts'
import { useLanguage, useMessages } from '#admin/messages/use-messages.ts'
import type { ContentDefinition } from '#model/records/define-content.ts'
import type { Conflict, Decision } from '#model/records/merge.ts'

interface ConflictDialogProps {
  definition: ContentDefinition
  /** The record's. */
  id: string
  conflicts: readonly Conflict[]
  /** Without a decision nothing is saved, and what was typed stays as it is. */
  decide: (decision: Decision | undefined) => void
}

/** Two have changed the same fields: which value each of them is to have. */
export function ConflictDialog({ definition, id, conflicts, decide }: ConflictDialogProps) {
  const [decision, setDecision] = useState<Decision>({})
  const { common, forms } = useMessages()
  const { bothChanged } = useContentWords(definition)
  const last = useLastAuthor(definition, id)
  const undecided = conflicts.some(({ field }) => !decision[field])
  return (
    <Dialog open onClose={() => decide(undefined)} fullWidth maxWidth="md">
      <DialogTitle sx={{ fontWeight: 700 }}>{forms.whichVersion}</DialogTitle>
      <DialogContent>
        <Typography>{bothChanged(last?.author)}</Typography>
        <Stack spacing={4} sx={{ mt: 3 }}>
          {conflicts.map((conflict) => (
            <ConflictingField
              key={conflict.field}
              definition={definition}
              conflict={conflict}
              value={decision[conflict.field]}
              onChange={(value) => setDecision({ ...decision, [conflict.field]: value })}
            />
          ))}
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button onClick={() => decide(undefined)}>{forms.leave.no}</Button>
        <Button variant="contained" disabled={undecided} onClick={() => decide(decision)}>
          {common.save}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

interface ConflictingFieldProps {
  definition: ContentDefinition
  conflict: Conflict
  value: Decision[string] | undefined
  onChange: (value: Decision[string]) => void
}

function ConflictingField({ definition, conflict, value, onChange }: ConflictingFieldProps) {
  const { language, messages } = useLanguage()
  const { forms } = messages
  const { [conflict.field]: field } = definition.fields
  if (!field) return null
  const id = `conflict-${conflict.field}`
  return (
    <div>
      <FormLabel id={id} sx={{ fontWeight: 700 }}>
        {field.label[language]}
      </FormLabel>
      <RadioGroup
        aria-labelledby={id}
        value={value ?? ''}
        onChange={(_, chosen) => onChange(chosen as Decision[string])}
      >
        <Option value="mine" label={forms.yours} field={field} shown={conflict.mine} />
        <Option value="theirs" label={forms.theirs} field={field} shown={conflict.theirs} />
      </RadioGroup>
      <Typography component="div" variant="body2" sx={{ color: 'text.secondary', ml: 4 }}>
        {forms.whenOpened} <ValueOf field={field} value={conflict.opened} />
      </Typography>
    </div>
  )
}

interface OptionProps {
  value: Decision[string]
  label: string
  field: ContentDefinition['fields'][string]
  shown: unknown
}

function Option({ value, label, field, shown }: OptionProps) {
  return (
    <FormControlLabel
      value={value}
      control={<Radio />}
      sx={{ alignItems: 'flex-start', my: 0.5 }}
      label={
        <>
          <Typography component="span" sx={{ display: 'block', fontWeight: 700, mt: 1 }}>
            {label}
          </Typography>
          <ValueOf field={field} value={shown} />
        </>
      }
    />
  )
}
