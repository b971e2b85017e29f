import { startTransition, useEffect, useState } from 'react'

/** Few enough to be put on the screen without a pause that is felt, on a slow machine, too. */
const STEP = 3

/**
 * A list, in which what is not on the screen yet comes a few records at a time, so that input is
 * handled in between.
 *
 * @param step fewer where a record is more work
 */
export function useGradually<R extends { readonly id: string }>(
  all: readonly R[],
  step = STEP,
): readonly R[] {
  const [onScreen, setOnScreen] = useState<ReadonlySet<string>>(new Set())
  let fresh = 0
  const shown = all.filter(({ id }) => onScreen.has(id) || ++fresh <= step)
  const key = shown.map(({ id }) => id).join()
  useEffect(() => {
    const next = setTimeout(() => startTransition(() => setOnScreen(new Set(key.split(',')))))
    return () => clearTimeout(next)
  }, [key])
  return shown
}
