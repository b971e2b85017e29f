import { useSyncExternalStore } from 'react'
import { createStore } from '#model/create-store.ts'
import { EDIT_PARAM } from '#model/site/site-paths.ts'

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

/** @param query empty for none. A page that is being edited stays so. */
export function replaceQueryString(query: string): void {
  const next = new URLSearchParams(query)
  if (new URLSearchParams(location.search).has(EDIT_PARAM)) next.set(EDIT_PARAM, '')
  const text = String(next)
  const shown = text && `?${text}`
  history.replaceState(history.state, '', `${location.pathname}${shown}${location.hash}`)
  search.notify()
}
