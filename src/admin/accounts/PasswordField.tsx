import { useState } from 'react'
import IconButton from '@mui/material/IconButton'
import InputAdornment from '@mui/material/InputAdornment'
import TextField from '@mui/material/TextField'
import { Eye, EyeOff } from 'lucide-react'
import { useMessages } from '#admin/messages/use-messages.ts'

interface PasswordFieldProps {
  label: string
  /** For password managers. */
  kind: 'current' | 'new'
  /** Whose it is, for them too, where nothing beside it says so. */
  username?: string
  value: string
  autoFocus?: boolean
  help?: string
  onChange: (password: string) => void
}

/** A password, which can be shown to whoever types it. */
export function PasswordField(props: PasswordFieldProps) {
  const { label, kind, username, value, autoFocus = false, help, onChange } = props
  const [isShown, setShown] = useState(false)
  const { session } = useMessages()
  const Icon = isShown ? EyeOff : Eye
  return (
    <>
      {username !== undefined && (
        <input type="hidden" name="username" autoComplete="username" value={username} readOnly />
      )}
      <TextField
        label={label}
        type={isShown ? 'text' : 'password'}
        autoComplete={`${kind}-password`}
        autoFocus={autoFocus}
        required
        fullWidth
        helperText={help}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        slotProps={{
          htmlInput: { autoCapitalize: 'none', spellCheck: false },
          input: {
            endAdornment: (
              <InputAdornment position="end">
                <IconButton
                  edge="end"
                  aria-label={isShown ? session.hideTyped : session.showTyped}
                  // The field keeps the focus, and a phone its keyboard.
                  onMouseDown={(event) => event.preventDefault()}
                  onClick={() => setShown(!isShown)}
                  sx={{ width: 44, height: 44 }}
                >
                  <Icon size={20} />
                </IconButton>
              </InputAdornment>
            ),
          },
        }}
      />
    </>
  )
}
