import { useAuthor } from '#admin/accounts/use-author.ts'
import { PasswordField } from '#admin/accounts/PasswordField.tsx'

interface PresentPasswordProps {
  label: string
  value: string
  autoFocus?: boolean
  onChange: (password: string) => void
}

/** Asks who is signed in for the password once more. */
export function PresentPassword(props: PresentPasswordProps) {
  return (
    <>
      {/* For password managers, which else would not know whose password it is. */}
      <input type="hidden" name="username" autoComplete="username" value={useAuthor()} readOnly />
      <PasswordField kind="current" {...props} />
    </>
  )
}
