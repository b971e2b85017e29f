import { useState } from 'react'
import InputAdornment from '@mui/material/InputAdornment'
import TextField from '@mui/material/TextField'
import { helpBelow } from '#admin/form/FieldHelp.tsx'
import type { InputProps } from '#admin/form/inputs.tsx'
import { useLanguage } from '#admin/messages/use-messages.ts'
import { amountText, parsedAmount } from '#model/amount.ts'

/** Euros and cents, with a comma or a point; stored in cents. */
export function AmountInput(props: InputProps) {
  const { label, help, name, value, error, disabled, onChange } = props
  const { language } = useLanguage()
  const shown = () => (value === null ? '' : amountText(value as number, language))
  // The text as typed, which need not be an amount yet.
  const [text, setText] = useState(shown)
  return (
    <TextField
      id={name}
      name={name}
      label={label}
      value={text}
      error={error !== undefined}
      helperText={helpBelow({ error, help })}
      disabled={disabled}
      onChange={({ target }) => {
        setText(target.value)
        onChange(parsedAmount(target.value))
      }}
      onBlur={() => {
        if (!Number.isNaN(value)) setText(shown())
      }}
      slotProps={{
        // Above the field: within it, a long one would run into the sign.
        inputLabel: { shrink: true },
        htmlInput: { inputMode: 'decimal', autoComplete: 'off' },
        input: { endAdornment: <InputAdornment position="end">€</InputAdornment> },
      }}
      sx={{ maxWidth: 440 }}
    />
  )
}
