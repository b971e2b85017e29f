import { useId, useState } from 'react'
import Box from '@mui/material/Box'
import { numberIn } from './calculator/calculator-address.ts'
import { radii } from '#ui/design.ts'

interface SelectFieldProps {
  label: string
  value: string
  options: readonly (readonly [value: string, label: string])[]
  onChange: (value: string) => void
}

/** The device's own list, which works on every phone; MUI's would be a third of the page. */
export function SelectField({ label, value, options, onChange }: SelectFieldProps) {
  const id = useId()
  return (
    <Box sx={{ ...field, gridColumn: '1 / -1' }}>
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={({ target }) => onChange(target.value)}>
        {options.map(([each, text]) => (
          <option key={each} value={each}>
            {text}
          </option>
        ))}
      </select>
    </Box>
  )
}

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
    <Box sx={field}>
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

const field = {
  display: 'grid',
  alignContent: 'end',
  gap: 0.5,
  '& label': { fontWeight: 600 },
  '& input, & select': {
    boxSizing: 'border-box',
    width: 1,
    minHeight: 48,
    px: 1.5,
    border: '1px solid',
    // As strong as a control has to be: WCAG 1.4.11.
    borderColor: 'text.secondary',
    borderRadius: `${radii.toast}px`,
    color: 'text.primary',
    bgcolor: 'background.paper',
    font: 'inherit',
  },
  '& [role=alert]': { color: 'error.main', fontSize: '0.9rem' },
}
