import { whenPainted } from '#hydration/when-painted.ts'

const INTERACTIONS = [
  'scroll',
  'wheel',
  'touchstart',
  'pointermove',
  'pointerdown',
  'keydown',
  'focusin',
  'click',
] as const

/** Resolves with the visitor's first interaction with the page. */
export function firstInteraction(): Promise<void> {
  return new Promise((resolve) => {
    const listening = new AbortController()
    const listener = (event: Event) => {
      if (isRestingPointer(event)) return
      listening.abort()
      resolve()
    }
    for (const type of INTERACTIONS) {
      window.addEventListener(type, listener, { signal: listening.signal, passive: true })
    }
    // Scrolling before this script ran. Asking before the first paint would force a layout.
    void whenPainted().then(() => {
      if (window.scrollY > 0) resolve()
    })
  })
}

/** Browsers also report a pointer that does not move when the page moves below it. */
function isRestingPointer(event: Event): boolean {
  return (
    event instanceof PointerEvent &&
    event.type === 'pointermove' &&
    event.movementX === 0 &&
    event.movementY === 0
  )
}
