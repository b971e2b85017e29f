import { useRef } from 'react'
import Button from '@mui/material/Button'
import { toast } from 'react-toastify/unstyled'
import { focusHeading } from '#admin/layout/focus-heading.ts'

interface ToastActionProps {
  label: string
  press: () => void
}

/** A toast does not go while its button has the focus, which returns to where it came from. */
export function ToastAction({ label, press }: ToastActionProps) {
  const before = useRef<EventTarget>(null)

  function returnFocus() {
    if (before.current instanceof HTMLElement && before.current.isConnected) before.current.focus()
    else focusHeading()
  }

  return (
    <Button
      size="small"
      variant="outlined"
      sx={{ mt: 1 }}
      onFocus={({ relatedTarget }) => {
        before.current = relatedTarget
        toast.pause()
      }}
      onBlur={() => toast.play()}
      onClick={() => {
        returnFocus()
        press()
      }}
    >
      {label}
    </Button>
  )
}
