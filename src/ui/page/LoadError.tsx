import type { ReactNode } from 'react'
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
  return (
    <Box sx={{ mb: 4, maxWidth: 720, mx: 'auto' }}>
      <Notice
        kind="error"
        role="alert"
        action={
          <SiteButton
            variant="plain"
            size="small"
            onClick={({ currentTarget }) => {
              // The button goes with the error; the focus stays in its section, or on its page.
              const own = currentTarget
                .closest('section')
                ?.querySelector<HTMLElement>('h2[tabindex]')
              const heading = own ?? document.querySelector('h1')
              heading?.focus({ preventScroll: true })
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
