import { useSyncExternalStore } from 'react'
import { choiceFrom, searchOf, type Choice } from '#site/prices/calculator-address.ts'
import type { Sheet } from '#content/price_sheets/stated-fees.ts'

const listeners = new Set<() => void>()

function subscribe(notify: () => void) {
  listeners.add(notify)
  window.addEventListener('popstate', notify)
  return () => {
    listeners.delete(notify)
    window.removeEventListener('popstate', notify)
  }
}

/**
 * What the page's address asks the calculator for: whoever has the address has the calculation. The
 * page is prerendered for an address that asks for nothing.
 */
export function useChoice<S extends Sheet>(sheets: readonly S[]) {
  const search = useSyncExternalStore(
    subscribe,
    () => location.search,
    () => '',
  )
  const choose = (choice: Choice) => {
    history.replaceState(history.state, '', `${searchOf(choice)}${location.hash}`)
    for (const notify of listeners) notify()
  }
  return { choice: choiceFrom(search, sheets), choose }
}
