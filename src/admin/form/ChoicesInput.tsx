import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import Typography from '@mui/material/Typography'
import { describedBy, GroupHelp } from '#admin/form/FieldHelp.tsx'
import type { InputProps } from '#admin/form/inputs.tsx'
import { useLanguage } from '#admin/messages/use-messages.ts'

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
      <Box sx={options}>
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

const options = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 260px), 1fr))',
  columnGap: 2,
}
