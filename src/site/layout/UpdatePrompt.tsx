import { useEffect, useState } from 'react'
import Box from '@mui/material/Box'
import { useBanner } from '#site/consent/cookie-consent.ts'
import { useHasDraft } from '#site/contact/contact-draft.ts'
import { SiteButton } from '#ui/SiteButton.tsx'

/** Offers a newer version of the site; never while something is written in the form, or the banner asks. */
export function UpdatePrompt() {
  const [take, setTake] = useState<() => void>()
  const writing = useHasDraft()
  const asking = useBanner() !== undefined
  useEffect(() => {
    if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
    void import('#site/layout/app-update.ts')
      .then(({ startServiceWorker }) => startServiceWorker((chosen) => setTake(() => chosen)))
      // Without it, in a private window for example, the site is as it is: only not offline.
      .catch((error: unknown) => console.warn('The site is not available offline:', error))
  }, [])

  const later = () => {
    // As the cookie banner: the button goes, and the focus with it.
    document.querySelector('main')?.focus({ preventScroll: true })
    setTake(undefined)
  }
  return (
    <Box role="status" sx={place}>
      {take && !writing && !asking && (
        <Box sx={prompt}>
          <span>Es gibt eine neue Version dieser Seite.</span>
          <SiteButton variant="contained" onClick={take}>
            Neu laden
          </SiteButton>
          <SiteButton onClick={later}>Später</SiteButton>
        </Box>
      )}
    </Box>
  )
}

const place = {
  position: 'fixed',
  zIndex: 'snackbar',
  inset: 'auto 12px 12px auto',
}

const prompt = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
  maxWidth: 'calc(100vw - 24px)',
  boxSizing: 'border-box',
  p: 1.5,
  pl: 2.5,
  borderRadius: 2,
  bgcolor: 'background.paper',
  border: 1,
  borderColor: 'divider',
  boxShadow: 2,
}
