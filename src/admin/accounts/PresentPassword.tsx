import TextField from '@mui/material/TextField'

interface PresentPasswordProps {
  label: string
  /** The account's address. */
  email: string
  value: string
  autoFocus?: boolean
  onChange: (password: string) => void
}

/** Asks who is signed in for the password once more. */
export function PresentPassword({
  label,
  email,
  value,
  autoFocus,
  onChange,
}: PresentPasswordProps) {
  return (
    <>
      {/* For password managers, which else would not know whose password it is. */}
      <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
      <TextField
        label={label}
        type="password"
        autoComplete="current-password"
        autoFocus={autoFocus ?? false}
        required
        fullWidth
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </>
  )
}
