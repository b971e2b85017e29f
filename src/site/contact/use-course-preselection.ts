import { useEffect, useEffectEvent } from 'react'
import { courseOf } from '#content/courses/course-link.ts'

const ON_LOAD_AFTER_MS = 300
/** A second press on the same link changes no hash; it is a step in the history all the same. */
const CHANGES = ['hashchange', 'popstate'] as const

/** What a step in the history keeps, for the way back and for a reload. */
type Step = { readonly preselected?: true } | null

/**
 * Chooses the course that the address asks for: when the form appears, and on every change.
 *
 * @param chosen the course in the form; on a reload or the way back it is newer than the address
 */
export function useCoursePreselection(chosen: string, choose: (courseId: string) => void): void {
  const preselect = useEffectEvent((step: Step) => {
    const course = courseOf(location.hash)
    if (!course || (chosen && step?.preselected)) return
    history.replaceState({ ...history.state, preselected: true }, '')
    choose(course)
  })
  useEffect(() => {
    const timer = setTimeout(() => preselect(history.state as Step), ON_LOAD_AFTER_MS)
    // Of a second press, only the event says that it is a new step: Chromium's history keeps the state.
    const onChange = (event: HashChangeEvent | PopStateEvent) =>
      preselect(('state' in event ? event : history).state as Step)
    const listening = new AbortController()
    for (const change of CHANGES) window.addEventListener(change, onChange, listening)
    return () => {
      clearTimeout(timer)
      listening.abort()
    }
  }, [])
}
