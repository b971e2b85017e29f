import { StrictMode, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { parseEnv } from '#app/env.ts'
import { Providers } from '#app/providers.tsx'
import { configureBackend, type BackendConfig } from '#data/backend.ts'

/** Starts a page: connects it to its backend and renders it into `#root`. */
export function mount(page: ReactNode, { cache }: Pick<BackendConfig, 'cache'>) {
  configureBackend({ ...parseEnv(import.meta.env, import.meta.env.MODE), cache })
  const root = document.getElementById('root')
  if (!root) throw new Error('The page has no element with the id "root".')
  createRoot(root).render(
    <StrictMode>
      <Providers>{page}</Providers>
    </StrictMode>,
  )
}
