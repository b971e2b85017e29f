import { useMemo, useSyncExternalStore } from 'react'
import { filterIn, withFilter, type LessonFilter } from '#site/lessons/lesson-filter.ts'

const listeners = new Set<() => void>()

function subscribe(notify: () => void): () => void {
  listeners.add(notify)
  window.addEventListener('popstate', notify)
  return () => {
    listeners.delete(notify)
    window.removeEventListener('popstate', notify)
  }
}

/** The filter of the address, so that a filtered list can be shared. The page is prerendered without one. */
export function useLessonFilter() {
  const search = useSyncExternalStore(
    subscribe,
    () => location.search,
    () => '',
  )
  return useMemo(() => filterIn(search), [search])
}

export function chooseFilter(name: keyof LessonFilter, value: string): void {
  show(withFilter(location.search, name, value))
}

export function clearFilter(): void {
  show('')
}

function show(search: string) {
  history.replaceState(history.state, '', `${location.pathname}${search}`)
  for (const notify of listeners) notify()
}
