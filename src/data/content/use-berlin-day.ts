import { useSyncExternalStore } from 'react'
import { prerenderedAt } from '#data/content/prerendered.ts'
import { berlinDay, nextBerlinDay } from '#model/berlin-day.ts'

/**
 * The day in Germany, `YYYY-MM-DD`; the next one from midnight on, on an open page, too. A page is
 * hydrated with the day on which it was prerendered.
 */
export function useBerlinDay(): string {
  return useSyncExternalStore(subscribe, today, dayOfThePage)
}

const today = () => berlinDay(new Date())
const dayOfThePage = () => berlinDay(prerenderedAt() ?? new Date())

function subscribe(notify: () => void): () => void {
  let midnight: ReturnType<typeof setTimeout>
  const wait = () => {
    const now = new Date()
    midnight = setTimeout(
      () => {
        notify()
        wait()
      },
      nextBerlinDay(now).getTime() - now.getTime(),
    )
  }
  wait()
  // Timers stand still while a device sleeps.
  document.addEventListener('visibilitychange', notify)
  return () => {
    clearTimeout(midnight)
    document.removeEventListener('visibilitychange', notify)
  }
}
