import { startTransition, Suspense, useCallback, useEffect, useState, type ReactNode } from 'react'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { ErrorBoundary } from 'react-error-boundary'
import { CookieConsentBanner } from '#site/consent/CookieConsentBanner.tsx'
import { CookieSettings } from '#site/consent/CookieSettings.tsx'
import { useOutboxAtVisit } from '#site/contact/open-outbox.ts'
import { OfflineNotice } from '#site/layout/OfflineNotice.tsx'
import { SiteFooter } from '#site/layout/SiteFooter.tsx'
import { SiteHeader } from '#site/layout/SiteHeader.tsx'
import { UpdatePrompt } from '#site/layout/UpdatePrompt.tsx'
import { SiteButton } from '#ui/SiteButton.tsx'
import { HEADER_HEIGHT } from '#ui/design.ts'
import { CONTENT_ID, SkipLink } from '#ui/page/SkipLink.tsx'
import { ToastPlace } from '#ui/toast/ToastPlace.tsx'

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
      <SkipLink>Zum Inhalt springen</SkipLink>
      <AfterHydration>
        <CookieConsentBanner onSettings={openSettings} />
      </AfterHydration>
      <Suspense>
        <SiteHeader landing={landing} />
      </Suspense>
      <Box
        component="main"
        id={CONTENT_ID}
        tabIndex={-1}
        sx={{ outline: 0, ...(landing ? {} : { pt: `${HEADER_HEIGHT}px` }) }}
      >
        <ErrorBoundary FallbackComponent={PageBroken}>{children}</ErrorBoundary>
      </Box>
      <Suspense>
        <SiteFooter landing={landing} onCookieSettings={openSettings} />
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

/** Instead of a page whose code could not be loaded or failed. */
function PageBroken() {
  return (
    <Box
      role="alert"
      sx={{ minHeight: '60vh', display: 'grid', placeContent: 'center', p: 3, gap: 3 }}
    >
      <Typography component="h1" variant="h2">
        Diese Seite konnte nicht geladen werden.
      </Typography>
      <Box>
        <SiteButton variant="contained" onClick={() => location.reload()}>
          Neu laden
        </SiteButton>
      </Box>
    </Box>
  )
}

/**
 * Renders what the prerendered HTML does not contain after hydration, as a transition that input can
 * interrupt. Rendered with the rest, it would be one long task.
 */
function AfterHydration({ children }: { children: ReactNode }) {
  const [hydrated, setHydrated] = useState(false)
  useEffect(() => startTransition(() => setHydrated(true)), [])
  return hydrated && children
}
