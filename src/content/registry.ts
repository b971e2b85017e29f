import { courses } from '#content/courses/definition.ts'

/** Every content type. What runs over all of them (tests, seed, back office) reads this list. */
export const contentTypes = [courses] as const
