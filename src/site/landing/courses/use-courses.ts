import { defaultCourses } from '#content/courses/defaults.ts'
import { courses } from '#content/courses/definition.ts'
import { useContent } from '#data/content/content-store.ts'

/** The courses on offer: the stored ones, or the built-in ones while the store is empty or fails. */
export function useCourses() {
  return useContent(courses, { records: defaultCourses, insteadOf: ['empty', 'error'] })
}
