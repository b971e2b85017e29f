import { useEffect, useRef, useState, type ReactNode } from 'react'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import {
  afterExit,
  ALL,
  consentTo,
  NONE,
  presentChoice,
  type CookieChoice,
} from '#site/consent/cookie-consent.ts'
import { SiteButton } from '#ui/SiteButton.tsx'
import { colors, translucent } from '#ui/design.ts'

interface CookieSettingsProps {
  open: boolean
  /** Also on Escape and on a click beside it. */
  onClose: () => void
}

/**
 * The choice in detail, at hand at any time from the footer, in the browser's own dialog: it keeps the
 * focus inside, gives it back, and closes on Escape, without a library in the first load.
 */
export function CookieSettings({ open, onClose }: CookieSettingsProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const pressed = useRef<EventTarget>(null)
  useEffect(() => {
    if (open) dialog.current?.showModal()
    else dialog.current?.close()
  }, [open])
  return (
    <Box
      component="dialog"
      ref={dialog}
      aria-labelledby="cookie-settings-heading"
      onClose={onClose}
      onPointerDown={({ target }) => {
        pressed.current = target
      }}
      onClick={({ target }) => {
        // A press that began inside, to mark text, is no click beside it.
        if (target === dialog.current && target === pressed.current) onClose()
      }}
      sx={frame}
    >
      {open && (
        <Box sx={{ p: { xs: 3, sm: 4 } }}>
          <Choices onClose={onClose} />
        </Box>
      )}
    </Box>
  )
}

function Choices({ onClose }: { onClose: () => void }) {
  const [choice, setChoice] = useState(presentChoice)

  function save(chosen: CookieChoice) {
    onClose()
    afterExit(() => consentTo(chosen))
  }

  return (
    <>
      <Typography id="cookie-settings-heading" component="h2" variant="h3">
        Cookie-Einstellungen
      </Typography>
      <Typography sx={{ color: 'text.secondary', mt: 1 }}>
        Sie können Ihre Wahl jederzeit über den Link am Ende der Seite ändern.
      </Typography>
      <Box sx={{ display: 'grid', my: 2 }}>
        <Choice
          label="Notwendig"
          checked
          text="Speichert Ihre Auswahl und hält die Seite am Laufen. Immer aktiv."
        />
        <Choice
          label="Analyse"
          checked={choice.analytics}
          onChange={(analytics) => setChoice({ ...choice, analytics })}
          text="Zeigt uns, welche Inhalte gelesen werden, damit wir die Seite verbessern."
        />
        <Choice
          label="Marketing"
          checked={choice.marketing}
          onChange={(marketing) => setChoice({ ...choice, marketing })}
          text="Misst, welche Anzeigen Besucher zu uns führen."
        />
      </Box>
      <Box sx={actions}>
        <SiteButton variant="contained" onClick={() => save(ALL)}>
          Alle akzeptieren
        </SiteButton>
        <SiteButton variant="contained" onClick={() => save(NONE)}>
          Alle ablehnen
        </SiteButton>
        <SiteButton variant="outlined" onClick={() => save(choice)}>
          Auswahl speichern
        </SiteButton>
        <SiteButton onClick={onClose}>Schließen</SiteButton>
      </Box>
    </>
  )
}

interface ChoiceProps {
  label: string
  text: ReactNode
  checked: boolean
  /** Without it the choice is fixed. */
  onChange?: (checked: boolean) => void
}

function Choice({ label, text, checked, onChange }: ChoiceProps) {
  return (
    <Box component="label" sx={choiceRow}>
      <input
        type="checkbox"
        checked={checked}
        disabled={!onChange}
        onChange={({ target }) => onChange?.(target.checked)}
      />
      <span>
        <Box component="span" sx={{ display: 'block', fontWeight: 700 }}>
          {label}
        </Box>
        <Box component="span" sx={{ color: 'text.secondary' }}>
          {text}
        </Box>
      </span>
    </Box>
  )
}

const frame = {
  width: 'min(560px, calc(100vw - 32px))',
  maxHeight: 'calc(100dvh - 32px)',
  m: 'auto',
  p: 0,
  // Where the system sets the colours, its edge.
  border: '1px solid transparent',
  borderRadius: 2,
  color: 'text.primary',
  bgcolor: 'background.paper',
  boxShadow: 2,
  '&::backdrop': { backgroundColor: translucent(colors.ink, 0.6) },
}

const choiceRow = {
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  gap: 2,
  py: 1.5,
  borderBottom: 1,
  borderColor: 'divider',
  '& input': {
    width: 24,
    height: 24,
    m: 0,
    mt: 0.25,
    accentColor: colors.road,
  },
}

const actions = { display: 'grid', gap: 1, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }
