import type { Course } from './definition.ts'

/** The popular course stands in the middle of the list; the others keep their order. */
export function popularInMiddle(courses: readonly Course[]): readonly Course[] {
  const popular = courses.find((course) => course.popular)
  if (!popular) return courses
  return courses
    .filter((course) => course !== popular)
    .toSpliced(Math.floor(courses.length / 2), 0, popular)
}
