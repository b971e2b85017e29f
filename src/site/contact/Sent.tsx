import { useEffect, useRef } from 'react'
import Box from '@mui/material/Box'
import { Notice } from '#ui/Notice.tsx'

/** Stays where the toast goes: whoever looked away still learns that it worked. */
export function Sent() {
  const panel = useRef<HTMLDivElement>(null)
  useEffect(() => panel.current?.focus(), [])
  return (
    <Box sx={{ gridColumn: '1 / -1', my: 1 }}>
      <Notice ref={panel} tabIndex={-1} kind="success" role="status">
        Ihre Anfrage ist bei uns angekommen. Eine Antwort kommt per E-Mail oder Telefon.
      </Notice>
    </Box>
  )
}
