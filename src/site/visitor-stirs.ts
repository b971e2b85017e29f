import { whenPainted } from '#data/when-painted.ts'

const SIGNS_OF_LIFE = [
  'scroll',
  'wheel',
  'touchstart',
  'pointermove',
  'pointerdown',
  'keydown',
  'focusin',
  'click',
] as const
/** When a page that nobody touches becomes live, too. */
export const UNTOUCHED_MS = 3_000
let stirred: Promise<void> | undefined

/** Resolves with the first thing that the visitor does on the page. */
export function visitorStirs(): Promise<void> {
  stirred ??= new Promise((resolve) => {
    const heard = new AbortController()
    const hear = (event: Event) => {
      if (isStill(event)) return
      heard.abort()
      resolve()
    }
    for (const sign of SIGNS_OF_LIFE) {
      window.addEventListener(sign, hear, { signal: heard.signal, passive: true })
    }
    // Who scrolled before this ran. To ask earlier makes the browser lay the page out once more.
    void whenPainted().then(() => {
      if (window.scrollY > 0) resolve()
    })
  })
  return stirred
}

/** Browsers report a pointer that rests, too, when what lies below it has changed. */
function isStill(event: Event): boolean {
  return (
    event instanceof PointerEvent &&
    event.movementX === 0 &&
    event.movementY === 0 &&
    event.type === 'pointermove'
  )
}
