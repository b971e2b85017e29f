import { useEffect, useRef } from 'react'
import { courseOf } from '#content/courses/course-link.ts'

const ON_LOAD_AFTER_MS = 300
/** A second press on the same link changes no hash; it is a step in the history all the same. */
const CHANGES = ['hashchange', 'popstate'] as const

/**
 * Chooses the course that the address asks for: when the form appears, and on every change.
 *
 * @param chosen the course of a kept draft; on a reload or the way back it is newer than the address
 */
export function useCoursePreselection(chosen: string, choose: (courseId: string) => void): void {
  const kept = useRef(chosen)
  const latest = useRef(choose)
  useEffect(() => {
    latest.current = choose
  })
  useEffect(() => {
    const preselect = () => {
      const course = courseOf(location.hash)
      if (course) latest.current(course)
    }
    const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    const isBack = visit?.type === 'reload' || visit?.type === 'back_forward'
    const keeps = kept.current !== '' && isBack
    const timer = setTimeout(() => keeps || preselect(), ON_LOAD_AFTER_MS)
    for (const change of CHANGES) window.addEventListener(change, preselect)
    return () => {
      clearTimeout(timer)
      for (const change of CHANGES) window.removeEventListener(change, preselect)
    }
  }, [])
}
