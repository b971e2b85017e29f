import { useEffect, useRef } from 'react'
import Box from '@mui/material/Box'
import { useContactInfo } from '#site/contact/use-contact-info.ts'
import { useOnline } from '#site/layout/use-online.ts'
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
export function NotSent({ message }: { message: string }) {
  const { phone, phoneHref, email, mailHref } = useContactInfo()
  const online = useOnline()
  const panel = useRef<HTMLDivElement>(null)
  useEffect(() => panel.current?.focus(), [])
  const prepared = new URLSearchParams({ subject: 'Kontaktanfrage', body: message })
  return (
    <Box sx={{ gridColumn: '1 / -1', my: 1 }}>
      <Notice ref={panel} tabIndex={-1} kind="warning" role="group">
        {online ? 'Ihre Nachricht wurde nicht gesendet.' : 'Sie sind gerade offline.'} Ihre Eingaben
        bleiben auf diesem Gerät gespeichert, bis sie gesendet sind. Versuchen Sie es gleich noch
        einmal, rufen Sie uns unter <a href={phoneHref}>{phone}</a> an oder schreiben Sie an{' '}
        <a href={`${mailHref}?${prepared.toString().replaceAll('+', '%20')}`}>{email}</a>.
      </Notice>
    </Box>
  )
}
