import { createContext, useContext, useSyncExternalStore } from 'react'

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

/** How wide the page is shown, in CSS pixels, where that is narrower than the window: to be edited. */
export const PageWidthContext = createContext(Infinity)

/** Whether the page is at least so wide, live; not while nobody can know it, as in prerendered HTML. */
export function useMinWidth(px: number): boolean {
  const pageWidth = useContext(PageWidthContext)
  return useMedia(`(min-width: ${px}px)`, false) && pageWidth >= px
}
