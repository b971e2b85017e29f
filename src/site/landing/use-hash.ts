import { useSyncExternalStore } from 'react'

function subscribe(notify: () => void) {
  window.addEventListener('hashchange', notify)
  return () => window.removeEventListener('hashchange', notify)
}

/** The part of the address from `#` on, live. */
export function useHash(): string {
  return useSyncExternalStore(
    subscribe,
    () => location.hash,
    () => '',
  )
}
