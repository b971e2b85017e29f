import { useEffect } from 'react'
import { canLoad } from '#ui/browser/can-load.ts'

/** What the screen has to do at first is over; nobody has pressed anything yet that fails. */
const AHEAD_AFTER_MS = 5_000

/**
 * Loads a part of the page ahead, so that it can be shown without a connection too.
 *
 * @param load the same function at each rendering
 */
export function useLoadAhead(load: () => Promise<unknown>): void {
  useEffect(() => {
    const timer = setTimeout(() => void loadWherePossible(load), AHEAD_AFTER_MS)
    return () => clearTimeout(timer)
  }, [load])
}

async function loadWherePossible(load: () => Promise<unknown>): Promise<void> {
  if (!(await canLoad())) return
  await load().catch((error: unknown) => console.warn('A part could not be loaded ahead:', error))
}
