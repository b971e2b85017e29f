import { useSyncExternalStore } from 'react'

function subscribe(notify: () => void) {
  window.addEventListener('scroll', notify, { passive: true })
  return () => window.removeEventListener('scroll', notify)
}

/** True once the page is scrolled by more than `pixels`. */
export function useScrolled(pixels: number): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.scrollY > pixels,
    () => false,
  )
}
