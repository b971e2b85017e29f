import { contactInfo } from '#content/contact_info/definition.ts'
import { courses } from '#content/courses/definition.ts'
import { faqs } from '#content/faqs/definition.ts'
import { instructors } from '#content/instructors/definition.ts'
import { partners } from '#content/partners/definition.ts'
import { testimonials } from '#content/testimonials/definition.ts'
import { values } from '#content/values/definition.ts'
import { whyChooseUs } from '#content/why_choose_us/definition.ts'

/** Every content type. What runs over all of them (tests, seed, back office) reads this list. */
export const contentTypes = [
  courses,
  instructors,
  values,
  testimonials,
  whyChooseUs,
  partners,
  faqs,
  contactInfo,
] as const
