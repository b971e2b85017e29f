import FormControl from '@mui/material/FormControl'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormLabel from '@mui/material/FormLabel'
import MenuItem from '@mui/material/MenuItem'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import { describedBy, GroupHelp, textFieldProps, type InputProps } from '#admin/form/FieldHelp.tsx'
import { useMessages } from '#admin/messages/use-messages.ts'
import { NamedIcon } from '#ui/cards/NamedIcon.tsx'

/** So few icons stand side by side; more of them are a list to choose from. */
const SIDE_BY_SIDE = 4

export function IconInput(props: InputProps) {
  const { field } = props
  const names = field.kind === 'icon' ? field.names : []
  return names.length > SIDE_BY_SIDE ? (
    <IconSelect {...props} names={names} />
  ) : (
    <IconRadios {...props} names={names} />
  )
}

type IconChoiceProps = InputProps & { names: readonly string[] }

function IconRadios({ label, help, name, value, disabled, onChange, names }: IconChoiceProps) {
  return (
    <FormControl disabled={disabled}>
      <FormLabel id={`${name}-label`} sx={{ fontWeight: 700, color: 'text.primary' }}>
        {label}
      </FormLabel>
      <RadioGroup
        row
        name={name}
        aria-labelledby={`${name}-label`}
        {...describedBy(`${name}-help`, { help })}
        value={value}
        onChange={(_, chosen) => onChange(chosen)}
      >
        {names.map((option) => (
          <FormControlLabel
            key={option}
            value={option}
            control={<Radio />}
            label={<IconLabel name={option} />}
            sx={{ mr: 3, minHeight: 44 }}
          />
        ))}
      </RadioGroup>
      <GroupHelp id={`${name}-help`} help={help} />
    </FormControl>
  )
}

function IconSelect({ names, ...props }: IconChoiceProps) {
  const { value, onChange } = props
  return (
    <TextField
      {...textFieldProps(props)}
      select
      value={value}
      onChange={({ target }) => onChange(target.value)}
      sx={{ maxWidth: 320 }}
    >
      {names.map((option) => (
        <MenuItem key={option} value={option}>
          <IconLabel name={option} />
        </MenuItem>
      ))}
    </TextField>
  )
}

/** The word is the icon's name: a second one in the icon itself would be read twice. */
function IconLabel({ name }: { name: string }) {
  const names: Readonly<Record<string, string>> = useMessages().icons
  return (
    <Stack component="span" direction="row" spacing={1} sx={{ alignItems: 'center' }}>
      <NamedIcon name={name} />
      <span>{names[name] ?? name}</span>
    </Stack>
  )
}
