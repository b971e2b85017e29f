import { courses } from '#content/courses/definition.ts'
import { sampleCourses } from '#tools/seed-data/courses.ts'
import type { ContentDefinition } from '#model/define-content.ts'

/** The sample records of each content type, by id. */
export const samples: readonly {
  definition: ContentDefinition
  records: Record<string, Record<string, unknown>>
}[] = [{ definition: courses, records: sampleCourses }]

export const sampleAdmin = {
  email: 'admin@fahrschule-gera.example',
  password: 'fahrschule',
} as const
