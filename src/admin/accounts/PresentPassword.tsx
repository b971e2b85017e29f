import { PasswordField } from '#admin/accounts/PasswordField.tsx'

interface PresentPasswordProps {
  label: string
  /** The account's address. */
  email: string
  value: string
  autoFocus?: boolean
  onChange: (password: string) => void
}

/** Asks who is signed in for the password once more. */
export function PresentPassword({ email, ...props }: PresentPasswordProps) {
  return (
    <>
      {/* For password managers, which else would not know whose password it is. */}
      <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
      <PasswordField kind="current" {...props} />
    </>
  )
}
