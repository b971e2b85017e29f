import FormControl from '@mui/material/FormControl'
import FormControlLabel from '@mui/material/FormControlLabel'
import Switch from '@mui/material/Switch'
import { describedBy, GroupHelp, type InputProps } from '#admin/form/FieldHelp.tsx'

/** Yes or no. */
export function FlagInput({ label, help, name, value, disabled, onChange }: InputProps) {
  const id = `${name}-help`
  return (
    <FormControl sx={{ alignSelf: 'flex-start' }}>
      <FormControlLabel
        label={label}
        disabled={disabled}
        sx={{ minHeight: 44 }}
        control={
          <Switch
            name={name}
            checked={value === true}
            onChange={(_, checked) => onChange(checked)}
            slotProps={{ input: describedBy(id, { help }) }}
          />
        }
      />
      <GroupHelp id={id} help={help} />
    </FormControl>
  )
}
