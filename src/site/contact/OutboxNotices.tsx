import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import Box from '@mui/material/Box'
import type { Course } from '#content/courses/definition.ts'
import {
  forgetRequest,
  isUnsent,
  outbox,
  sendNow,
  takeBack,
  type FormerRequest,
  type UnsentRequest,
} from '#firebase/requests/outbox.ts'
import { DRAFT_KEPT_DAYS } from '#model/requests/contact-limits.ts'
import { OtherWays } from '#site/contact/SendResult.tsx'
import { localTime } from '#site/local-time.ts'
import { SiteButton } from '#ui/SiteButton.tsx'
import { Notice } from '#ui/Notice.tsx'
import { toast } from '#ui/toast/toast.ts'

interface OutboxNoticesProps {
  courses: readonly Course[]
  /** The request that began to wait just now: it has the focus. */
  latest: { readonly id: string; readonly online: boolean } | undefined
  onEdit: (id: string) => Promise<void>
  /** A notice that had the focus has gone. */
  onGone: () => void
}

/** The requests that wait on this device for a network, and what became of earlier ones. */
export function OutboxNotices({ courses, latest, onEdit, onGone }: OutboxNoticesProps) {
  return useSyncExternalStore(outbox.subscribe, outbox.getState).map((entry) => (
    <Box key={entry.id} sx={{ gridColumn: '1 / -1', mb: 1.5 }}>
      {isUnsent(entry) ? (
        <Unsent
          unsent={entry}
          course={courses.find(({ id }) => id === entry.request.selectedCourse)?.title}
          focused={entry.id === latest?.id}
          unreachable={entry.id === latest?.id && latest.online}
          onEdit={() => void orSay(onEdit(entry.id))}
          onGone={onGone}
        />
      ) : (
        <Former former={entry} onGone={onGone} />
      )}
    </Box>
  ))
}

/** The device's storage may fail once, as after a while in the background. */
const orSay = (work: Promise<void>) =>
  work.catch(() =>
    toast.error({ title: 'Das hat nicht geklappt. Bitte versuchen Sie es noch einmal.' }),
  )

const UNREACHABLE = 'Es besteht eine Verbindung, aber unser Server ist gerade nicht zu erreichen.'

const DELETE = 'Diese Anfrage löschen? Wenn sie nicht schon unterwegs ist, wird sie nicht gesendet.'

interface UnsentProps {
  unsent: UnsentRequest
  course: string | undefined
  focused: boolean
  /** It could not be sent although the device has a network. */
  unreachable: boolean
  onEdit: () => void
  onGone: () => void
}

function Unsent({ unsent, course, focused, unreachable, onEdit, onGone }: UnsentProps) {
  const { id, writtenAt, reason: refusal } = unsent
  const [state, setState] = useState<'resting' | 'sending' | 'failed'>('resting')
  const sending = state === 'sending'
  const panel = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (focused) panel.current?.focus()
  }, [focused])

  async function send() {
    if (sending) return
    setState('sending')
    setState((await sendNow(id)) ? 'resting' : 'failed')
  }
  function remove() {
    if (!confirm(DELETE)) return
    void orSay(takeBack(id).then(onGone))
  }
  const of = `Anfrage vom ${localTime(writtenAt)}`
  return (
    <Notice
      ref={panel}
      tabIndex={-1}
      kind={refusal ? 'error' : 'warning'}
      role="group"
      aria-labelledby={id}
    >
      <div id={id}>
        <Box component="strong" sx={heading}>
          {refusal ? 'Nicht angenommen' : 'Noch nicht gesendet'}
        </Box>
        <span>{stateText(of, course, refusal)}</span>
      </div>
      <Box>
        {unreachable && <span>{UNREACHABLE}</span>} <OtherWays />
      </Box>
      {state === 'failed' && (
        <Box role="status">
          {`Das hat gerade nicht geklappt.${refusal ? '' : ' Wir versuchen es weiter.'}`}
        </Box>
      )}
      <Box sx={actions}>
        {/* Not disabled while it sends: it would lose the focus. */}
        <SiteButton size="small" onClick={() => void send()} aria-label={`Jetzt senden: ${of}`}>
          {sending ? 'Wird gesendet...' : 'Jetzt senden'}
        </SiteButton>
        <SiteButton size="small" onClick={onEdit} disabled={sending} aria-label={`Ändern: ${of}`}>
          Ändern
        </SiteButton>
        <SiteButton size="small" onClick={remove} disabled={sending} aria-label={`Löschen: ${of}`}>
          Löschen
        </SiteButton>
      </Box>
    </Notice>
  )
}

function stateText(of: string, course: string | undefined, refusal: string | undefined): string {
  const state = refusal
    ? `wurde nicht angenommen: ${refusal} Sie liegt noch auf diesem Gerät.`
    : `liegt auf diesem Gerät. ${whenSent()}`
  return `Ihre ${of} ${course ? `zum Kurs „${course}“ ` : ''}${state}`
}

/** Without the page, only some browsers send; the others do when the visitor is back. */
function whenSent(): string {
  const byItself = 'serviceWorker' in navigator && 'SyncManager' in window
  return byItself && navigator.serviceWorker.controller
    ? 'Sie wird gesendet, sobald eine Verbindung besteht, auch wenn Sie diese Seite schließen.'
    : 'Sie wird gesendet, sobald eine Verbindung besteht und diese Seite geöffnet ist.'
}

function Former({ former, onGone }: { former: FormerRequest; onGone: () => void }) {
  const close = () => void orSay(forgetRequest(former.id).then(onGone))
  const written = localTime(former.writtenAt)
  return (
    <Notice
      kind={former.state === 'sent' ? 'success' : 'warning'}
      role="status"
      action={
        <SiteButton size="small" onClick={close} aria-label={`Verstanden: Anfrage vom ${written}`}>
          Verstanden
        </SiteButton>
      }
    >
      <Box component="strong" sx={heading}>
        {former.state === 'sent' ? `Gesendet am ${localTime(former.at)}` : 'Nicht gesendet'}
      </Box>
      <span>
        {former.state === 'sent'
          ? `Ihre Anfrage vom ${written} ist bei uns angekommen. Eine Antwort kommt per E-Mail oder Telefon.`
          : `Ihre Anfrage vom ${written} konnte ${DRAFT_KEPT_DAYS} Tage lang nicht gesendet werden. Wir haben sie von diesem Gerät gelöscht. Bitte schreiben Sie uns noch einmal oder rufen Sie uns an.`}
      </span>
    </Notice>
  )
}

const heading = { display: 'block' }

const actions = { display: 'flex', flexWrap: 'wrap', columnGap: 0.5, mt: 0.5, ml: -1.25 }
