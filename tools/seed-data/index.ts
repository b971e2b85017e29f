import { contactInfo } from '#content/contact_info/definition.ts'
import { courses } from '#content/courses/definition.ts'
import { faqs } from '#content/faqs/definition.ts'
import { instructors } from '#content/instructors/definition.ts'
import { partners } from '#content/partners/definition.ts'
import { testimonials } from '#content/testimonials/definition.ts'
import { values } from '#content/values/definition.ts'
import { whyChooseUs } from '#content/why_choose_us/definition.ts'
import type { ContentDefinition } from '#model/define-content.ts'
import { sampleContactInfo } from '#tools/seed-data/contact-info.ts'
import { sampleCourses } from '#tools/seed-data/courses.ts'
import { sampleFaqs } from '#tools/seed-data/faqs.ts'
import { sampleInstructors } from '#tools/seed-data/instructors.ts'
import { samplePartners } from '#tools/seed-data/partners.ts'
import { sampleTestimonials } from '#tools/seed-data/testimonials.ts'
import { sampleValues } from '#tools/seed-data/values.ts'
import { sampleWhyChooseUs } from '#tools/seed-data/why-choose-us.ts'

/** The sample records of each content type, by id, oldest first. */
export const samples: readonly {
  definition: ContentDefinition
  records: Record<string, Record<string, unknown>>
}[] = [
  { definition: courses, records: sampleCourses },
  { definition: instructors, records: sampleInstructors },
  { definition: values, records: sampleValues },
  { definition: testimonials, records: sampleTestimonials },
  { definition: whyChooseUs, records: sampleWhyChooseUs },
  { definition: partners, records: samplePartners },
  { definition: faqs, records: sampleFaqs },
  { definition: contactInfo, records: sampleContactInfo },
]

export const sampleAdmin = {
  email: 'admin@fahrschule-gera.example',
  password: 'fahrschule',
} as const
