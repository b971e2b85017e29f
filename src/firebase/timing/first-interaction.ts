import { once } from '#firebase/app/once.ts'

const INTERACTIONS = ['scroll', 'wheel', 'touchstart', 'pointerdown', 'keydown', 'click'] as const
/** Whoever has read for so long stays. */
const STAYS_AFTER_MS = 3_000

/** Resolves with the visitor's first interaction with the page since this was first called. */
export const firstInteraction = once(
  () =>
    new Promise<void>((resolve) => {
      const listening = new AbortController()
      const listener = () => {
        listening.abort()
        resolve()
      }
      for (const type of INTERACTIONS) {
        window.addEventListener(type, listener, { signal: listening.signal, passive: true })
      }
    }),
)

/**
 * Resolves when the visitor has done something, or three seconds after this was first called. What
 * costs something for each visit, as reads of the store do, waits for it: many leave before.
 */
export const visitorStays = once(() =>
  Promise.race([
    firstInteraction(),
    new Promise<void>((resolve) => setTimeout(resolve, STAYS_AFTER_MS)),
  ]),
)
