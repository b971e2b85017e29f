import { useSyncExternalStore } from 'react'
import { createStore } from '#model/create-store.ts'

const search = createStore(() => location.search, followHistory)

function followHistory(): () => void {
  window.addEventListener('popstate', search.notify)
  return () => window.removeEventListener('popstate', search.notify)
}

/**
 * The query of the page's address, so that what somebody has chosen can be shared. Pages are
 * prerendered for an address without one.
 */
export function useQueryString(): string {
  return useSyncExternalStore(search.subscribe, search.getState, () => '')
}

/** @param query with its question mark; empty for none */
export function replaceQueryString(query: string): void {
  history.replaceState(history.state, '', `${location.pathname}${query}${location.hash}`)
  search.notify()
}
