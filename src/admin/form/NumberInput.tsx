import { useState } from 'react'
import TextField from '@mui/material/TextField'
import { helpBelow } from '#admin/form/FieldHelp.tsx'
import type { InputProps } from '#admin/form/inputs.tsx'

/** A whole number; what is no number counts as the field's initial value. */
export function NumberInput({
  field,
  label,
  help,
  name,
  value,
  error,
  disabled,
  onChange,
}: InputProps) {
  // The text as typed: "" and "-" are on the way to a number and must stay while typing.
  const [text, setText] = useState(String(value))
  const range = 'min' in field ? { min: field.min, max: field.max } : {}
  return (
    <TextField
      id={name}
      name={name}
      type="number"
      label={label}
      value={text}
      error={error !== undefined}
      helperText={helpBelow({ error, help })}
      disabled={disabled}
      onChange={({ target }) => {
        setText(target.value)
        const number = Number(target.value)
        onChange(target.value.trim() === '' || Number.isNaN(number) ? field.initial : number)
      }}
      onBlur={() => setText(String(value))}
      slotProps={{ htmlInput: { ...range, step: 1 } }}
      sx={{ maxWidth: 240 }}
    />
  )
}
