import { defaultCourses } from '#content/courses/defaults.ts'
import { courses } from '#content/courses/definition.ts'
import { useContent } from '#data/use-content.ts'

/** The courses on offer: the stored ones, or the built-in ones while the store is empty or fails. */
export function useCourses() {
  const { status, records, error, retry } = useContent(courses)
  const loading = status === 'loading'
  return {
    loading,
    courses: records.length > 0 || loading ? records : defaultCourses,
    error,
    retry,
  }
}
