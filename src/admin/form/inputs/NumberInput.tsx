import { useState } from 'react'
import InputAdornment from '@mui/material/InputAdornment'
import TextField from '@mui/material/TextField'
import { textFieldProps, type InputProps } from '#admin/form/FieldHelp.tsx'
import { useLanguage } from '#admin/messages/use-messages.ts'
import { amountText, parsedAmount } from '#model/fields/amount.ts'

/** A whole number; what is no number counts as the field's initial value. */
export function NumberInput(props: InputProps) {
  const { field, value, onChange } = props
  // The text while it is typed: "" and "-" are on the way to a number and must stay.
  const [text, setText] = useState<string>()
  const range = 'min' in field ? { min: field.min, max: field.max } : {}
  return (
    <TextField
      {...textFieldProps(props)}
      type="number"
      value={text ?? String(value)}
      onChange={({ target }) => {
        setText(target.value)
        const number = Number(target.value)
        onChange(target.value.trim() === '' || Number.isNaN(number) ? field.initial : number)
      }}
      onBlur={() => setText(undefined)}
      // With the focus, scrolling would count.
      onWheel={({ target }) => (target as HTMLElement).blur()}
      slotProps={{ htmlInput: { ...range, step: 1 } }}
      sx={{ maxWidth: 240 }}
    />
  )
}

/** Euros and cents, with a comma or a point; stored in cents. */
export function AmountInput(props: InputProps) {
  const { value, onChange } = props
  const { language } = useLanguage()
  const shown = () => (value === null ? '' : amountText(value as number, language))
  // The text as typed, which need not be an amount yet.
  const [text, setText] = useState(shown)
  return (
    <TextField
      {...textFieldProps(props)}
      value={text}
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
