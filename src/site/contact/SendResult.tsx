import { useEffect, useRef } from 'react'
import Box from '@mui/material/Box'
import { useContactInfo } from '#site/contact/use-contact-info.ts'
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

/** A request that was not sent is not lost: it stays in the form, and there are other ways. */
export function NotSent({ message, keepable }: { message: string; keepable: boolean }) {
  const { phone, phoneHref, email, mailHref } = useContactInfo()
  const panel = useRef<HTMLDivElement>(null)
  useEffect(() => panel.current?.focus(), [])
  const prepared = new URLSearchParams({ subject: 'Kontaktanfrage', body: message })
  return (
    <Box sx={{ gridColumn: '1 / -1', my: 1 }}>
      <Notice ref={panel} tabIndex={-1} kind="warning" role="group">
        {keepable
          ? 'Ihre Nachricht wurde nicht gesendet. Ihre Eingaben bleiben auf diesem Gerät gespeichert, bis sie gesendet sind. Versuchen Sie es gleich noch einmal,'
          : 'Es besteht keine Verbindung, und Ihr Browser kann die Nachricht nicht für Sie aufbewahren. Lassen Sie diese Seite geöffnet und senden Sie noch einmal, sobald Sie wieder Netz haben,'}{' '}
        rufen Sie uns unter <a href={phoneHref}>{phone}</a> an oder schreiben Sie an{' '}
        <a href={`${mailHref}?${prepared.toString().replaceAll('+', '%20')}`}>{email}</a>.
      </Notice>
    </Box>
  )
}
