import { useRef } from 'react'
import Button from '@mui/material/Button'
import { toast } from 'react-toastify/unstyled'

interface ToastActionProps {
  label: string
  press: () => void
}

/** A toast does not go while its button has the focus, which returns to where it came from. */
export function ToastAction({ label, press }: ToastActionProps) {
  const before = useRef<EventTarget>(null)

  function returnFocus() {
    const main = document.querySelector<HTMLElement>('main h1')
    const back = before.current instanceof HTMLElement && before.current.isConnected
    const place = back ? (before.current as HTMLElement) : main
    if (place === main) main?.setAttribute('tabindex', '-1')
    place?.focus()
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
