import TextField from '@mui/material/TextField'
import { helpBelow } from '#admin/form/FieldHelp.tsx'
import type { InputProps } from '#admin/form/inputs.tsx'
import { useLanguage, useMessages } from '#admin/messages/use-messages.ts'

/** One of a few words, in the device's own list; "nothing" where it need not be one. */
export function ChoiceInput(props: InputProps) {
  const { field, label, help, required, name, value, error, disabled, onChange } = props
  const { language } = useLanguage()
  const { fields } = useMessages()
  const options = field.kind === 'choice' ? field.values : []
  return (
    <TextField
      id={name}
      name={name}
      select
      label={label}
      value={value}
      error={error !== undefined}
      helperText={helpBelow({ error, help })}
      required={required}
      disabled={disabled}
      onChange={({ target }) => onChange(target.value)}
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
      fullWidth
    >
      {(!required || value === '') && <option value="">{fields.noChoice}</option>}
      {options.map((option) => (
        <option key={option} value={option}>
          {field.kind === 'choice' && field.words[option]?.[language]}
        </option>
      ))}
    </TextField>
  )
}
