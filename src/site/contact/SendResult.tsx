import { useEffect, useRef } from 'react'
import Box from '@mui/material/Box'
import { mailLink } from '#model/words/mail-link.ts'
import { useContactInfo } from '#content/contact_info/use-contact-info.ts'
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

const KEPT = 'Ihre Eingaben bleiben bis zu sieben Tage auf diesem Gerät gespeichert.'
const NOT_KEPT = 'Ihr Browser kann sie nicht für Sie aufbewahren. Lassen Sie diese Seite geöffnet.'

/** A request that was not sent is not lost: it stays in the form, and there are other ways. */
export function NotSent({
  message,
  reached,
  isKept,
  reason = 'Versuchen Sie es gleich noch einmal.',
}: {
  message: string
  reached: boolean
  isKept: boolean
  reason: string | undefined
}) {
  const panel = useRef<HTMLDivElement>(null)
  useEffect(() => panel.current?.focus(), [])
  return (
    <Box sx={{ gridColumn: '1 / -1', my: 1 }}>
      <Notice ref={panel} tabIndex={-1} kind="warning" role="group" aria-labelledby="not-sent">
        <span id="not-sent">
          {reached
            ? `Ihre Nachricht wurde nicht gesendet. ${isKept ? KEPT : NOT_KEPT} ${reason}`
            : 'Wir waren nicht zu erreichen, und Ihr Browser kann die Nachricht nicht für Sie aufbewahren. Lassen Sie diese Seite geöffnet und senden Sie noch einmal, sobald Sie wieder Netz haben.'}
        </span>{' '}
        <OtherWays message={message} />
      </Notice>
    </Box>
  )
}

/** @param message what a mail begins with, as far as a link can hold it */
export function OtherWays({ message = '' }: { message?: string }) {
  const { phone, phoneHref, email } = useContactInfo()
  const { href, isWhole } = mailLink(email, { subject: 'Kontaktanfrage', body: message })
  return (
    <>
      <span>Sie können uns auch unter</span> <a href={phoneHref}>{phone}</a>{' '}
      <span>anrufen oder an</span> <a href={href}>{email}</a> <span>schreiben.</span>{' '}
      {!isWhole && (
        <span>Ihr Text ist zu lang für den Link: Kopieren Sie ihn bitte aus dem Formular.</span>
      )}
    </>
  )
}
