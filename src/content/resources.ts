import { defaultContactInfo } from '#content/contact_info/defaults.ts'
import { contactInfo } from '#content/contact_info/definition.ts'
import { CourseDetail } from '#content/courses/CourseDetail.tsx'
import { courses } from '#content/courses/definition.ts'
import { instructors } from '#content/instructors/definition.ts'
import { InstructorCard } from '#content/instructors/InstructorCard.tsx'
import { contentTypes } from '#content/registry.ts'
import { values } from '#content/values/definition.ts'
import { ValueDetail } from '#content/values/ValueDetail.tsx'
import type { ContentDefinition } from '#model/define-content.ts'
import type { ContentResource } from '#ui/content-resource.ts'
import { menuIcons } from '#ui/menu-icons.ts'

type Slots<D extends ContentDefinition> = Omit<ContentResource<D>, 'definition' | 'Icon'>

/** Checks the slots against their own type before they join those of all. */
const slotsOf = <D extends ContentDefinition>(definition: D, slots: Slots<D>) =>
  [definition, slots] as const

/** What is particular to a type; most have nothing. */
const slots: ReadonlyMap<ContentDefinition, Slots<ContentDefinition>> = new Map<
  ContentDefinition,
  Slots<ContentDefinition>
>([
  slotsOf(courses, { Detail: CourseDetail }),
  slotsOf(instructors, {
    Card: InstructorCard,
    Detail: InstructorCard,
  }),
  slotsOf(values, { Detail: ValueDetail }),
  slotsOf(contactInfo, { initial: defaultContactInfo }),
])

/** The content types as the back office shows them. */
export const resources: readonly ContentResource[] = contentTypes.map((definition) => ({
  definition,
  Icon: menuIcons[definition.icon ?? 'FileText'],
  ...slots.get(definition),
}))
