import { startTransition, StrictMode, type ReactNode } from 'react'
import type { Theme } from '@mui/material/styles'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { backendOfPage } from '#entries/env.ts'
import { Providers, styleCache } from '#entries/providers.tsx'
import { configureBackend, type BackendConfig } from '#firebase/app/backend.ts'

interface Mounting extends Pick<BackendConfig, 'audience'> {
  theme: Theme
  baseStyles?: ReactNode
}

/** Starts a page: connects it to its backend and renders it into `#root`, prerendered or empty. */
export function mount(page: ReactNode, { theme, baseStyles, ...backend }: Mounting) {
  configureBackend({ ...backendOfPage(), ...backend })
  const root = document.getElementById('root')
  if (!root) throw new Error('The page has no element with the id "root".')
  const app = (
    <StrictMode>
      <Providers styles={styleCache()} theme={theme} baseStyles={baseStyles}>
        {page}
      </Providers>
    </StrictMode>
  )
  // As a transition, React hydrates in small steps and handles input first.
  if (root.hasChildNodes()) startTransition(() => void hydrateRoot(root, app))
  else createRoot(root).render(app)
}
