import { useEffect, useRef, type RefObject } from 'react'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { X } from 'lucide-react'
import { sitePaths } from '#model/site/site-paths.ts'
import {
  afterExit,
  ALL,
  announceConsent,
  consentTo,
  endExit,
  hideBanner,
  NONE,
  useBanner,
} from '#site/consent/cookie-consent.ts'
import { SiteButton } from '#ui/SiteButton.tsx'

const EXIT_MS = 300

/** Asks once. To accept and to refuse take one press each, on buttons of the same weight. */
export function CookieConsentBanner({ onSettings }: { onSettings: () => void }) {
  const state = useBanner()
  const banner = useRef<HTMLElement>(null)
  useRoomBelow(banner, state !== undefined)
  useExit(banner, state === 'leaving')
  useEffect(announceConsent, [])
  if (!state) return null

  return (
    <Box
      component="section"
      ref={banner}
      aria-labelledby="cookie-heading"
      data-cookie-banner={state}
      sx={frame}
    >
      <Box>
        <Typography id="cookie-heading" component="h2" variant="h3" sx={heading}>
          Ihre Privatsphäre
        </Typography>
        <Typography sx={text}>
          Notwendige Cookies halten diese Seite am Laufen. Analyse und Marketing laden wir nur, wenn
          Sie zustimmen. Mehr dazu in der <a href={sitePaths.cookies}>Cookie-Richtlinie</a>.
        </Typography>
      </Box>
      <Box sx={actions}>
        <SiteButton variant="contained" onClick={() => afterExit(() => consentTo(ALL))}>
          Alle akzeptieren
        </SiteButton>
        <SiteButton variant="contained" onClick={() => afterExit(() => consentTo(NONE))}>
          Alle ablehnen
        </SiteButton>
        <SiteButton onClick={onSettings}>Einstellungen</SiteButton>
      </Box>
      <Box
        component="button"
        type="button"
        aria-label="Hinweis schließen"
        onClick={() => afterExit(hideBanner)}
        sx={close}
      >
        <X size={22} aria-hidden />
      </Box>
    </Box>
  )
}

/** The choice counts once the banner has left, and the focus does not leave with it. */
function useExit(banner: RefObject<HTMLElement | null>, leaving: boolean) {
  useEffect(() => {
    if (!leaving) return
    const timer = setTimeout(() => {
      const hadFocus = banner.current?.contains(document.activeElement)
      endExit()
      if (hadFocus) document.querySelector('main')?.focus({ preventScroll: true })
    }, EXIT_MS)
    return () => clearTimeout(timer)
  }, [banner, leaving])
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

/** On a phone, enlarged. */
const CRAMPED = '@container (max-width: 16rem)'

const heading = {
  mb: { xs: 1, sm: 0.5 },
  pr: { xs: 20, sm: 5 },
  fontSize: { xs: '1.0625rem', sm: '1.3rem' },
  [CRAMPED]: { pr: 5 },
}

const text = {
  color: 'text.secondary',
  maxWidth: '68ch',
  fontSize: { xs: '0.875rem', sm: '1rem' },
  lineHeight: { xs: 1.4, sm: 1.6 },
  '& a': { color: 'primary.main' },
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
  rowGap: { xs: 1, sm: 2 },
  p: { xs: 1.5, sm: 2.5, md: 3 },
  pr: { lg: 9 },
  borderRadius: 2,
  bgcolor: 'background.paper',
  border: 1,
  borderColor: 'divider',
  boxShadow: 2,
  transition: `opacity ${EXIT_MS}ms ease, translate ${EXIT_MS}ms ease`,
  containerType: 'inline-size',
  '@starting-style': { opacity: 0, translate: '0 24px' },
  '&[data-cookie-banner="leaving"]': { opacity: 0, translate: '0 24px' },
}

const actions = {
  display: 'grid',
  gridTemplateColumns: {
    xs: 'repeat(auto-fit, minmax(min(100%, 8em), 1fr))',
    sm: 'repeat(3, 1fr)',
    lg: 'repeat(2, 1fr) auto',
  },
  gap: 1,
  // Most of a phone's screen belongs to the page: the settings stand beside the heading.
  '& > :nth-of-type(-n+2)': { px: { xs: 0.5, sm: 2.5 } },
  '& > :last-child': { position: { xs: 'absolute', sm: 'static' }, top: 6, right: 50, px: 1 },
  [CRAMPED]: { '& > :last-child': { position: 'static' } },
}

const close = {
  position: 'absolute',
  top: { xs: 6, sm: 10 },
  right: { xs: 6, sm: 10 },
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
