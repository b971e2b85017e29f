import { useEffect } from 'react'

const FROM_STATE_AFTER_MS = 100

/**
 * Brings the visitor to the section they came for: the one in the navigation state, or that of an
 * address whose place the browser has not found. All other anchors it follows by itself.
 */
export function useSectionLink(): void {
  useEffect(() => {
    const section = sectionIn(history.state)
    if (!section) return
    const timer = setTimeout(() => {
      show(section)
      // The address of what is shown, without the state: a reload stays where the visitor is.
      history.replaceState(null, '', `#${section}`)
    }, FROM_STATE_AFTER_MS)
    return () => clearTimeout(timer)
  }, [])

  useEffect(() => {
    // Before the `?` of a course: the course may not be offered any more.
    const [section] = location.hash.slice(1).split('?')
    const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    // On a reload or the way back, the browser knows better where the visitor was.
    if (section && visit?.type === 'navigate' && window.scrollY === 0) show(section)
  }, [])
}

// At once: on a smooth way there, content that arrives meanwhile moves the place it leads to.
const show = (section: string) =>
  document.getElementById(section)?.scrollIntoView({ behavior: 'instant' })

function sectionIn(state: unknown): string | undefined {
  if (typeof state !== 'object' || state === null || !('section' in state)) return undefined
  return typeof state.section === 'string' ? state.section : undefined
}
