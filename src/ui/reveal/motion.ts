import { useMedia } from '#ui/reveal/use-media.ts'

const LESS_MOTION = '(prefers-reduced-motion: reduce)'

/** True for visitors who asked their device for less motion: nothing moves by itself for them. */
export function prefersReducedMotion(): boolean {
  return matchMedia(LESS_MOTION).matches
}

/** Whether something may move by itself, live. */
export function useMotionAllowed(): boolean {
  return !useMedia(LESS_MOTION, false)
}
