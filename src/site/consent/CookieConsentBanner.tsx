import { useEffect, useRef, useState, type RefObject } from 'react'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { X } from 'lucide-react'
import { sitePaths } from '#model/site-paths.ts'
import { ALL, consentTo, hideBanner, NONE, useCookieConsent } from '#site/consent/cookie-consent.ts'
import { Action } from '#ui/Action.tsx'

const EXIT_MS = 300

/** Asks once. To accept and to refuse take one press each, on buttons of the same weight. */
export function CookieConsentBanner({ onSettings }: { onSettings: () => void }) {
  const consent = useCookieConsent()
  const [leaving, setLeaving] = useState(false)
  const banner = useRef<HTMLElement>(null)
  const shown = Boolean(consent?.showBanner && !consent.hasConsented)
  useRoomBelow(banner, shown)
  if (!shown) return null

  function leave(then: () => void) {
    if (leaving) return
    setLeaving(true)
    setTimeout(() => {
      const hadFocus = banner.current?.contains(document.activeElement)
      then()
      setLeaving(false)
      if (hadFocus) document.querySelector('main')?.focus({ preventScroll: true })
    }, EXIT_MS)
  }

  return (
    <Box
      component="section"
      ref={banner}
      aria-labelledby="cookie-heading"
      data-cookie-banner={leaving ? 'leaving' : 'shown'}
      sx={frame}
    >
      <Box>
        <Typography id="cookie-heading" component="h2" variant="h3" sx={{ mb: 0.5, pr: 5 }}>
          Ihre Privatsphäre
        </Typography>
        <Typography
          sx={{ color: 'text.secondary', maxWidth: '68ch', '& a': { color: 'primary.main' } }}
        >
          Notwendige Cookies halten diese Seite am Laufen. Analyse und Marketing laden wir nur, wenn
          Sie zustimmen. Mehr dazu in der <a href={sitePaths.cookies}>Cookie-Richtlinie</a>.
        </Typography>
      </Box>
      <Box sx={actions}>
        <Action variant="contained" onClick={() => leave(() => consentTo(ALL))}>
          Alle akzeptieren
        </Action>
        <Action variant="contained" onClick={() => leave(() => consentTo(NONE))}>
          Alle ablehnen
        </Action>
        <Action onClick={onSettings}>Einstellungen</Action>
      </Box>
      <Box
        component="button"
        type="button"
        aria-label="Hinweis schließen"
        onClick={() => leave(hideBanner)}
        sx={close}
      >
        <X size={22} aria-hidden />
      </Box>
    </Box>
  )
}

/** What is reached with the keyboard is scrolled to where the banner does not cover it. */
function useRoomBelow(banner: RefObject<HTMLElement | null>, shown: boolean) {
  useEffect(() => {
    if (!shown) return
    const { style } = document.documentElement
    style.scrollPaddingBottom = `${(banner.current?.offsetHeight ?? 0) + 40}px`
    return () => void style.removeProperty('scroll-padding-bottom')
  }, [banner, shown])
}

const frame = {
  position: 'fixed',
  zIndex: 'snackbar',
  inset: { xs: 'auto 12px 12px 12px', md: 'auto 24px 24px 24px' },
  mx: 'auto',
  maxWidth: 1312,
  maxHeight: 'calc(100dvh - 24px)',
  overflow: 'auto',
  display: 'grid',
  gridTemplateColumns: { lg: '1fr auto' },
  alignItems: 'center',
  columnGap: 5,
  rowGap: 2,
  p: { xs: 2.5, md: 3 },
  pr: { lg: 9 },
  borderRadius: 2,
  bgcolor: 'background.paper',
  border: 1,
  borderColor: 'divider',
  boxShadow: 2,
  transition: `opacity ${EXIT_MS}ms ease, translate ${EXIT_MS}ms ease`,
  '@starting-style': { opacity: 0, translate: '0 24px' },
  '&[data-cookie-banner="leaving"]': { opacity: 0, translate: '0 24px' },
}

const actions = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', sm: 'repeat(3, 1fr)', lg: 'repeat(3, auto)' },
  gap: 1,
}

const close = {
  position: 'absolute',
  top: 10,
  right: 10,
  width: 44,
  height: 44,
  display: 'grid',
  placeItems: 'center',
  p: 0,
  border: 0,
  borderRadius: '50%',
  color: 'text.secondary',
  bgcolor: 'transparent',
  cursor: 'pointer',
  '&:hover': { bgcolor: 'grey.50' },
}
