import { startTransition, useEffect, useState, type ReactNode } from 'react'

/**
 * Renders what prerendered HTML does not have once the page is taken over, in steps that let the
 * visitor go first. Rendered with the rest, it would be one long step at the end.
 */
export function AfterHydration({ children }: { children: ReactNode }) {
  const [hydrated, setHydrated] = useState(false)
  useEffect(() => startTransition(() => setHydrated(true)), [])
  return hydrated && children
}
