import { useId, useState } from 'react'
import Box from '@mui/material/Box'
import { numberIn } from './calculator/calculator-address.ts'
import { field } from '#ui/field.ts'

interface NumberFieldProps {
  label: string
  value: number
  most: number
  onChange: (value: number) => void
}

/** A whole number; what is none yet counts once it is. */
export function NumberField({ label, value, most, onChange }: NumberFieldProps) {
  const id = useId()
  // What is being typed, which may be empty or too much.
  const [typed, setTyped] = useState<string>()
  const isWrong = typed !== undefined && numberIn(typed, most) === undefined
  return (
    <Box sx={{ ...field, '& [role=alert]': alert }}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        inputMode="numeric"
        autoComplete="off"
        value={typed ?? value}
        aria-invalid={isWrong}
        aria-describedby={isWrong ? `${id}-error` : undefined}
        onChange={({ target }) => {
          setTyped(target.value)
          const number = numberIn(target.value, most)
          if (number !== undefined) onChange(number)
        }}
        onBlur={() => setTyped(undefined)}
      />
      {isWrong && (
        <span id={`${id}-error`} role="alert">
          {`Bitte eine Zahl von 0 bis ${most}.`}
        </span>
      )}
    </Box>
  )
}

const alert = { color: 'error.main', fontSize: '0.9rem' }
