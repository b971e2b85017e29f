import { useEffect, useRef, useState } from 'react'

/** A change blocks further ones while it is shown. */
const LOCK_MS = 500
const ADVANCE_MS = 8_000

interface Slider {
  index: number
  /** Shows a slide by its index; one before the first is the last, one after the last the first. */
  go: (index: number) => void
}

/**
 * Shows one of several at a time, moving on by itself unless paused. The slide in view stays in
 * view when others are added or removed around it.
 *
 * @param ids of the slides, at least one
 */
export function useSlider(ids: readonly string[], paused: boolean): Slider {
  const [current, setCurrent] = useState<string>()
  const lockedUntil = useRef(0)
  const index = Math.max(ids.indexOf(current ?? ''), 0)

  function go(to: number) {
    const now = performance.now()
    if (now < lockedUntil.current) return
    lockedUntil.current = now + LOCK_MS
    setCurrent(ids.at(to % ids.length))
  }

  const next = useRef(() => {})
  useEffect(() => {
    next.current = () => go(index + 1)
  })
  useEffect(() => {
    if (paused || ids.length < 2) return
    const timer = setInterval(() => next.current(), ADVANCE_MS)
    return () => clearInterval(timer)
  }, [paused, ids.length, index])

  return { index, go }
}
