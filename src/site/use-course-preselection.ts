import { useEffect, useRef } from 'react'
import { courseOf } from '#site/course-link.ts'
import { useHash } from '#site/use-hash.ts'

const ON_LOAD_AFTER_MS = 300

/** Chooses the course that the address asks for: when the form appears, and on every change. */
export function useCoursePreselection(choose: (courseId: string) => void): void {
  const hash = useHash()
  const latest = useRef(choose)
  const loaded = useRef(false)
  useEffect(() => {
    latest.current = choose
  })
  useEffect(() => {
    const course = courseOf(hash)
    const timer = setTimeout(
      () => {
        if (course) latest.current(course)
      },
      loaded.current ? 0 : ON_LOAD_AFTER_MS,
    )
    loaded.current = true
    return () => clearTimeout(timer)
  }, [hash])
}
