import { useSyncExternalStore } from 'react'

function subscribe(notify: () => void) {
  window.addEventListener('scroll', notify, { passive: true })
  return () => window.removeEventListener('scroll', notify)
}

/** Whether the page is scrolled by more than `pixels`; undefined where only the browser knows it. */
export function useScrolled(pixels: number): boolean | undefined {
  return useSyncExternalStore(
    subscribe,
    () => window.scrollY > pixels,
    () => undefined,
  )
}
