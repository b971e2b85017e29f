import { lazy, Suspense, useState } from 'react'
import Box from '@mui/material/Box'
import { ErrorBoundary } from 'react-error-boundary'
import { Outlet, useLocation, useNavigate } from 'react-router-dom'
import { CookieConsentBanner } from '#site/CookieConsentBanner.tsx'
import { CookieSettings } from '#site/CookieSettings.tsx'
import { PageBroken } from '#site/PageBroken.tsx'
import { useToastsWanted } from '#site/site-toast.ts'
import { SiteFooter } from '#site/SiteFooter.tsx'
import { HEADER_HEIGHT, SiteHeader } from '#site/SiteHeader.tsx'

const Toasts = lazy(async () => ({ default: (await import('#ui/toast.tsx')).Toasts }))

/** What all public pages share: top bar, footer, cookie consent, toasts. */
export function SiteLayout() {
  const [settings, setSettings] = useState(false)
  const toastsWanted = useToastsWanted()
  const navigate = useNavigate()
  const onLanding = useLocation().pathname === '/'

  return (
    <>
      <Box component="a" href="#inhalt" sx={skipLink}>
        Zum Inhalt springen
      </Box>
      <CookieConsentBanner onSettings={() => setSettings(true)} />
      <SiteHeader
        overlay={onLanding}
        onNavigate={onLanding ? undefined : (section) => void navigate('/', { state: { section } })}
      />
      <Box
        component="main"
        id="inhalt"
        tabIndex={-1}
        sx={{ outline: 0, ...(onLanding ? {} : { pt: `${HEADER_HEIGHT}px` }) }}
      >
        <ErrorBoundary FallbackComponent={PageBroken}>
          <Suspense>
            <Outlet />
          </Suspense>
        </ErrorBoundary>
      </Box>
      <SiteFooter onCookieSettings={() => setSettings(true)} />
      <CookieSettings open={settings} onClose={() => setSettings(false)} />
      {toastsWanted && (
        <ErrorBoundary fallback={null}>
          <Suspense>
            <Toasts label="Meldungen" closeLabel="Meldung schließen" />
          </Suspense>
        </ErrorBoundary>
      )}
    </>
  )
}

const skipLink = {
  position: 'fixed',
  zIndex: 'tooltip',
  top: 12,
  left: 12,
  px: 2.5,
  py: 1.25,
  borderRadius: 999,
  color: 'primary.contrastText',
  bgcolor: 'primary.dark',
  fontWeight: 700,
  '&:not(:focus)': { clipPath: 'inset(50%)' },
}
