import { Suspense, useCallback, useState, type ReactNode } from 'react'
import Box from '@mui/material/Box'
import { ErrorBoundary } from 'react-error-boundary'
import { AfterHydration } from '#hydration/AfterHydration.tsx'
import { CookieConsentBanner } from '#site/consent/CookieConsentBanner.tsx'
import { CookieSettings } from '#site/consent/CookieSettings.tsx'
import { useOutboxAtVisit } from '#site/contact/open-outbox.ts'
import { OfflineNotice } from '#site/layout/OfflineNotice.tsx'
import { PageBroken } from '#site/layout/PageBroken.tsx'
import { ToastPlace } from '#ui/ToastPlace.tsx'
import { SiteFooter } from '#site/layout/SiteFooter.tsx'
import { SiteHeader } from '#site/layout/SiteHeader.tsx'
import { UpdatePrompt } from '#site/layout/UpdatePrompt.tsx'
import { HEADER_HEIGHT, radii } from '#ui/design.ts'

interface SiteLayoutProps {
  /** The sections are on this page, and its picture lies behind the top bar. */
  landing: boolean
  ownToasts: boolean
  children: ReactNode
}

/**
 * What all public pages share: top bar, footer, cookie consent, toasts. React hydrates each `Suspense`
 * boundary by itself, so that no task is long.
 */
export function SiteLayout({ landing, ownToasts, children }: SiteLayoutProps) {
  const [settings, setSettings] = useState(false)
  const openSettings = useCallback(() => setSettings(true), [])
  useOutboxAtVisit()

  return (
    <>
      <Box component="a" href="#inhalt" sx={skipLink}>
        Zum Inhalt springen
      </Box>
      <AfterHydration>
        <CookieConsentBanner onSettings={openSettings} />
      </AfterHydration>
      <Suspense>
        <SiteHeader landing={landing} />
      </Suspense>
      <Box
        component="main"
        id="inhalt"
        tabIndex={-1}
        sx={{ outline: 0, ...(landing ? {} : { pt: `${HEADER_HEIGHT}px` }) }}
      >
        <ErrorBoundary FallbackComponent={PageBroken}>{children}</ErrorBoundary>
      </Box>
      <Suspense>
        <SiteFooter onCookieSettings={openSettings} />
      </Suspense>
      <AfterHydration>
        <OfflineNotice />
        <UpdatePrompt />
        <CookieSettings open={settings} onClose={() => setSettings(false)} />
      </AfterHydration>
      {ownToasts && (
        <ErrorBoundary fallback={null}>
          <ToastPlace label="Meldungen" closeLabel="Meldung schließen" />
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
  borderRadius: radii.pill,
  color: 'primary.contrastText',
  bgcolor: 'primary.dark',
  fontWeight: 700,
  '&:not(:focus)': { clipPath: 'inset(50%)' },
}
