import { startTransition, useEffect, useState } from 'react'

/** Few enough to be put on the screen without a pause that is felt, on a slow machine, too. */
const STEP = 5

/** More and more of a list, a few at a time, so that input is handled in between. */
export function useGradually<R>(all: readonly R[]): readonly R[] {
  const [count, setCount] = useState(STEP)
  const { length } = all
  useEffect(() => {
    if (count >= length) return
    const next = setTimeout(() => startTransition(() => setCount(count + STEP)))
    return () => clearTimeout(next)
  }, [count, length])
  return all.slice(0, count)
}
