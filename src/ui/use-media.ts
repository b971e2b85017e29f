import { useSyncExternalStore } from 'react'

/**
 * Whether a media query matches, live.
 *
 * @param prerendered what is taken for true while nobody can know it, as in prerendered HTML
 */
export function useMedia(query: string, prerendered: boolean): boolean {
  return useSyncExternalStore(
    (notify) => {
      const list = matchMedia(query)
      list.addEventListener('change', notify)
      return () => list.removeEventListener('change', notify)
    },
    () => matchMedia(query).matches,
    () => prerendered,
  )
}
