import { useLayoutEffect, useRef, type ReactNode } from 'react'
import Box from '@mui/material/Box'
import { SiteButton } from '#ui/SiteButton.tsx'
import { Notice } from '#ui/Notice.tsx'

interface LoadErrorProps {
  retry: () => void
  /** What has failed. */
  children: ReactNode
}

/** What a section says when its content could not be loaded, with a way to try again. */
export function LoadError({ retry, children }: LoadErrorProps) {
  const place = useRef<HTMLDivElement>(null)
  // The error may go by itself, too. The focus stays in its section then, or on its page.
  useLayoutEffect(() => {
    const { current } = place
    return () => {
      if (!current?.contains(document.activeElement)) return
      const own = current.closest('section')?.querySelector<HTMLElement>('h2[tabindex]')
      const heading = own ?? document.querySelector('h1')
      heading?.focus({ preventScroll: true })
    }
  }, [])
  return (
    <Box ref={place} sx={{ mb: 4, maxWidth: 720, mx: 'auto' }}>
      <Notice
        kind="error"
        role="alert"
        action={
          <SiteButton
            variant="plain"
            size="small"
            onClick={({ currentTarget }) => {
              // Safari does not focus what is pressed.
              currentTarget.focus()
              retry()
            }}
          >
            Erneut versuchen
          </SiteButton>
        }
      >
        {children}
      </Notice>
    </Box>
  )
}
