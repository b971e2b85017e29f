import { useId } from 'react'
import Box from '@mui/material/Box'
import { field } from '#ui/field.ts'

interface SelectFieldProps {
  label: string
  name?: string
  value: string
  options: readonly (readonly [value: string, label: string])[]
  onChange: (value: string) => void
  sx?: { gridColumn: string }
}

/** The device's own list, which works on every phone; MUI's would be a third of the page. */
export function SelectField({ label, options, onChange, sx, ...props }: SelectFieldProps) {
  const id = useId()
  return (
    <Box sx={{ ...field, ...sx }}>
      <label htmlFor={id}>{label}</label>
      <select {...props} id={id} onChange={({ target }) => onChange(target.value)}>
        {options.map(([each, text]) => (
          <option key={each} value={each}>
            {text}
          </option>
        ))}
      </select>
    </Box>
  )
}
