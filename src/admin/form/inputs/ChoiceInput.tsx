import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import TextField from '@mui/material/TextField'
import { FieldGroup, textFieldProps, type InputProps } from '#admin/form/FieldHelp.tsx'
import { useLanguage, useMessages } from '#admin/messages/use-messages.ts'

/** One of a few words, in the device's own list; "nothing" where it need not be one. */
export function ChoiceInput(props: InputProps) {
  const { field, required, value, onChange } = props
  const { language } = useLanguage()
  const { fields } = useMessages()
  const options = field.kind === 'choice' ? field.values : []
  return (
    <TextField
      {...textFieldProps(props)}
      select
      value={value}
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

/** Any of a few words, a box to tick each; stored in the order in which they are offered. */
export function ChoicesInput(props: InputProps) {
  const { field, name, value, disabled, onChange } = props
  const { language } = useLanguage()
  const values = field.kind === 'choices' ? field.values : []
  const chosen = new Set(value as string[])
  return (
    <FieldGroup {...props} spacing={0.5}>
      <Box sx={boxes}>
        {values.map((option) => (
          <FormControlLabel
            key={option}
            control={<Checkbox name={`${name}.${option}`} checked={chosen.has(option)} />}
            label={field.kind === 'choices' && field.words[option]?.[language]}
            disabled={disabled}
            onChange={(_, ticked) =>
              onChange(values.filter((one) => (one === option ? ticked : chosen.has(one))))
            }
          />
        ))}
      </Box>
    </FieldGroup>
  )
}

const boxes = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 260px), 1fr))',
  columnGap: 2,
}
