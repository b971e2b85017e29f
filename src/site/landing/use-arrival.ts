import { useEffect } from 'react'
import { anchors } from '#site/anchors.ts'
import { courseOf } from '#site/landing/courses/course-link.ts'

const FROM_STATE_AFTER_MS = 100
/** How long content above the target may go on arriving. */
const HOLD_MS = 5_000
const VISITOR_MOVES = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

/**
 * Brings the visitor to the section they came for: the one in the navigation state, that of the
 * address, or the form for a course. The browser follows anchors by itself; this adds what it
 * cannot know, and keeps the section in place while the content above it is still arriving.
 */
export function useArrival(): void {
  useEffect(() => {
    const section = sectionOf(history.state)
    if (!section) return
    let release = () => {}
    const timer = setTimeout(() => {
      document.getElementById(section)?.scrollIntoView()
      // The address of what is shown, without the state: a reload stays where the visitor is.
      history.replaceState(null, '', `#${section}`)
      release = hold(section)
    }, FROM_STATE_AFTER_MS)
    return () => {
      clearTimeout(timer)
      release()
    }
  }, [])

  // No state: a page that renders anew while it is hydrated hydrates all sections in one long task.
  useEffect(() => {
    const showForm = () => {
      if (courseOf(location.hash)) document.getElementById(anchors.contactForm)?.scrollIntoView()
    }
    showForm()
    window.addEventListener('hashchange', showForm)
    return () => window.removeEventListener('hashchange', showForm)
  }, [])

  useEffect(() => {
    let release = () => {}
    const follow = (event: MouseEvent) => {
      const id = targetOf(event)
      if (!id) return
      release()
      release = hold(id, 'auto')
    }
    document.addEventListener('click', follow)
    return () => {
      document.removeEventListener('click', follow)
      release()
    }
  }, [])

  useEffect(() => {
    const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    const id = idIn(location.hash)
    // On a reload or the way back, the browser knows better where the visitor was.
    if (id && visit?.type === 'navigate') return hold(id)
  }, [])
}

/** Where a link on this page leads on it. */
function targetOf({ target }: MouseEvent): string | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href*="#"]') : null
  return link?.pathname === location.pathname ? idIn(link.hash) : undefined
}

const idIn = (hash: string) => hash.slice(1).split('?')[0]

function sectionOf(state: unknown): string | undefined {
  if (typeof state !== 'object' || state === null || !('section' in state)) return undefined
  return typeof state.section === 'string' ? state.section : undefined
}

/**
 * Keeps a section in view while the page grows, until the visitor moves or some seconds passed.
 *
 * @param behavior how to scroll when the section is elsewhere; `auto` is the page's own way
 */
function hold(id: string, behavior: ScrollBehavior = 'instant'): () => void {
  const show = (how: ScrollBehavior) =>
    document.getElementById(id)?.scrollIntoView({ behavior: how })
  let arrived = false
  const settle = () => {
    const before = window.scrollY
    show('instant')
    arrived = window.scrollY === before
  }
  // What was prerendered is in view already; what scripts have just rendered is not.
  if (behavior === 'instant') settle()
  let height = document.body.offsetHeight
  const observer = new ResizeObserver(() => {
    if (document.body.offsetHeight === height) return
    height = document.body.offsetHeight
    if (arrived) settle()
    else show(behavior)
  })
  // Where a smooth scroll ends was decided when it began. Once there, only the visitor scrolls on,
  // by the scroll bar for example.
  const scrolled = () => (arrived ? release() : settle())
  document.addEventListener('scrollend', scrolled)
  const release = () => {
    observer.disconnect()
    clearTimeout(timer)
    document.removeEventListener('scrollend', scrolled)
    for (const move of VISITOR_MOVES) window.removeEventListener(move, release)
  }
  const timer = setTimeout(release, HOLD_MS)
  for (const move of VISITOR_MOVES) window.addEventListener(move, release, { passive: true })
  observer.observe(document.body)
  return release
}
