import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { describedBy, GroupHelp, helpBelow } from '#admin/form/FieldHelp.tsx'
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

/** Any of a few words, a box to tick each; stored in the order in which they are offered. */
export function ChoicesInput(props: InputProps) {
  const { field, label, help, name, value, error, disabled, onChange } = props
  const { language } = useLanguage()
  const values = field.kind === 'choices' ? field.values : []
  const chosen = new Set(value as string[])
  const id = `${name}-help`
  return (
    <Box component="fieldset" {...describedBy(id, { error, help })} sx={group}>
      <Typography component="legend" sx={{ fontWeight: 700, mb: 0.5, p: 0 }}>
        {label}
      </Typography>
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
      <GroupHelp id={id} error={error} help={help} />
    </Box>
  )
}

const group = { border: 0, p: 0, m: 0, minWidth: 0 }

const boxes = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 260px), 1fr))',
  columnGap: 2,
}
