import FormControl from '@mui/material/FormControl'
import FormLabel from '@mui/material/FormLabel'
import Rating from '@mui/material/Rating'
import { describedBy, GroupHelp, type InputProps } from '#admin/form/FieldHelp.tsx'
import { useMessages } from '#admin/messages/use-messages.ts'

/** Stars; one is the least, so choosing the present one again changes nothing. */
export function RatingInput({ label, help, name, value, disabled, onChange }: InputProps) {
  const id = `${name}-help`
  const { fields } = useMessages()
  return (
    <FormControl component="fieldset" {...describedBy(id, { help })}>
      <FormLabel component="legend" sx={{ fontWeight: 700, color: 'text.primary', mb: 1 }}>
        {label}
      </FormLabel>
      <Rating
        name={name}
        size="large"
        value={value as number}
        max={5}
        disabled={disabled}
        getLabelText={fields.stars}
        emptyLabelText={fields.noStars}
        onChange={(_, stars) => onChange(stars ?? value)}
        sx={{ '& label': { p: 0.75 } }}
      />
      <GroupHelp id={id} help={help} />
    </FormControl>
  )
}
