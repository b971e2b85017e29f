import { CarFront } from 'lucide-react'
import { CourseDetail } from '#content/courses/CourseDetail.tsx'
import { courses } from '#content/courses/definition.ts'
import type { ContentResource } from '#ui/content-resource.ts'

/** The back office's content types, in the order of its sidebar. */
export const resources: readonly ContentResource[] = [
  { definition: courses, Icon: CarFront, Detail: CourseDetail } satisfies ContentResource<
    typeof courses
  >,
]
