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
import { useLanguage } from '#admin/messages/use-messages.ts'
import type { Choice } from '#admin/use-update-content.ts'
import { ValueOf } from '#admin/ValueOf.tsx'
import type { ContentDefinition } from '#model/define-content.ts'
import type { Conflict, Decision } from '#model/merge.ts'

interface ConflictDialogProps extends Choice {
  definition: ContentDefinition
}

/** Two have changed the same fields: which value each of them is to have. */
export default function ConflictDialog({ definition, conflicts, decide }: ConflictDialogProps) {
  const [decision, setDecision] = useState<Decision>({})
  const undecided = conflicts.some(({ field }) => !decision[field])
  return (
    <Dialog open onClose={() => decide(undefined)} fullWidth maxWidth="md" aria-labelledby="both">
      <DialogTitle id="both" sx={{ fontWeight: 700 }}>
        Somebody else has changed the same
      </DialogTitle>
      <DialogContent>
        <Typography>
          While you were writing, somebody else has saved this {definition.labels.one}. Choose what
          it is to say; what you do not choose stays in its history.
        </Typography>
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
        <Button onClick={() => decide(undefined)}>Back to the form</Button>
        <Button variant="contained" disabled={undecided} onClick={() => decide(decision)}>
          Save
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
  const { language } = useLanguage()
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
        <Option value="mine" label="Yours" field={field} shown={conflict.mine} />
        <Option value="theirs" label="Theirs" field={field} shown={conflict.theirs} />
      </RadioGroup>
      <Typography component="div" variant="body2" sx={{ color: 'text.secondary', ml: 4 }}>
        When you opened it: <ValueOf field={field} value={conflict.opened} />
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
