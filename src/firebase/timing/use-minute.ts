import { useSyncExternalStore } from 'react'
import { prerenderedAt } from '#firebase/content/prerendered.ts'

const MINUTE_MS = 60_000

/**
 * The time to the minute, and the next one a minute later, so that what is over disappears from an open
 * page. A page is hydrated with the minute in which it was prerendered.
 *
 * @returns milliseconds since 1970: the same number as long as it is the same minute
 */
export function useMinute(): number {
  return useSyncExternalStore(subscribe, now, minuteOfThePage)
}

const minuteOf = (ms: number) => Math.floor(ms / MINUTE_MS) * MINUTE_MS
const now = () => minuteOf(Date.now())
const minuteOfThePage = () => minuteOf(prerenderedAt()?.getTime() ?? Date.now())

function subscribe(notify: () => void): () => void {
  let next: ReturnType<typeof setTimeout>
  const wait = () => {
    next = setTimeout(
      () => {
        notify()
        wait()
      },
      MINUTE_MS - (Date.now() % MINUTE_MS),
    )
  }
  wait()
  // Timers stand still while a device sleeps.
  document.addEventListener('visibilitychange', notify)
  return () => {
    clearTimeout(next)
    document.removeEventListener('visibilitychange', notify)
  }
}
