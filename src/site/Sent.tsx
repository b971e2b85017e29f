import { useEffect, useRef } from 'react'
import Alert from '@mui/material/Alert'

/** Stays where the toast goes: whoever looked away still learns that it worked. */
export function Sent() {
  const panel = useRef<HTMLDivElement>(null)
  useEffect(() => panel.current?.focus(), [])
  return (
    <Alert
      ref={panel}
      tabIndex={-1}
      severity="success"
      role="status"
      sx={{ gridColumn: '1 / -1', my: 1 }}
    >
      Ihre Anfrage ist bei uns angekommen. Eine Antwort kommt per E-Mail oder Telefon.
    </Alert>
  )
}
