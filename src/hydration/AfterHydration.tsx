import { startTransition, useEffect, useState, type ReactNode } from 'react'

/**
 * Renders what the prerendered HTML does not contain after hydration, as a transition that input can
 * interrupt. Rendered with the rest, it would be one long task.
 */
export function AfterHydration({ children }: { children: ReactNode }) {
  const [hydrated, setHydrated] = useState(false)
  useEffect(() => startTransition(() => setHydrated(true)), [])
  return hydrated && children
}
