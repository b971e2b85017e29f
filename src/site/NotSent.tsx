import { useEffect, useRef } from 'react'
import Alert from '@mui/material/Alert'
import Link from '@mui/material/Link'
import { useContactInfo } from '#site/use-contact-info.ts'
import { useOnline } from '#site/use-online.ts'

/** A request that was not sent is not lost: it stays in the form, and there are other ways. */
export function NotSent({ message }: { message: string }) {
  const { phone, phoneHref, email, mailHref } = useContactInfo()
  const online = useOnline()
  const panel = useRef<HTMLDivElement>(null)
  useEffect(() => panel.current?.focus(), [])
  const prepared = new URLSearchParams({ subject: 'Kontaktanfrage', body: message })
  return (
    <Alert
      ref={panel}
      tabIndex={-1}
      severity="warning"
      role="group"
      sx={{ gridColumn: '1 / -1', my: 1 }}
    >
      {online ? 'Ihre Nachricht wurde nicht gesendet.' : 'Sie sind gerade offline.'} Ihre Eingaben
      bleiben auf diesem Gerät gespeichert, bis sie gesendet sind. Versuchen Sie es gleich noch
      einmal, rufen Sie uns unter <Link href={phoneHref}>{phone}</Link> an oder schreiben Sie an{' '}
      <Link href={`${mailHref}?${prepared.toString().replaceAll('+', '%20')}`}>{email}</Link>.
    </Alert>
  )
}
