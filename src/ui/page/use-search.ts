import { useSyncExternalStore } from 'react'

const listeners = new Set<() => void>()

function subscribe(notify: () => void): () => void {
  listeners.add(notify)
  window.addEventListener('popstate', notify)
  return () => {
    listeners.delete(notify)
    window.removeEventListener('popstate', notify)
  }
}

/**
 * The query of the page's address, so that what somebody has chosen can be shared. Pages are
 * prerendered for an address without one.
 */
export function useSearch(): string {
  return useSyncExternalStore(
    subscribe,
    () => location.search,
    () => '',
  )
}

/** @param search with its question mark; empty for none */
export function replaceSearch(search: string): void {
  history.replaceState(history.state, '', `${location.pathname}${search}${location.hash}`)
  for (const notify of listeners) notify()
}
