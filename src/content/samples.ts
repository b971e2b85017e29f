import { defaultContactInfo } from '#content/contact_info/defaults.ts'
import { sampleCourses } from '#content/courses/samples.ts'
import { sampleFaqs } from '#content/faqs/samples.ts'
import { sampleInstructors } from '#content/instructors/samples.ts'
import { samplePartners } from '#content/partners/samples.ts'
import { sampleTestimonials } from '#content/testimonials/samples.ts'
import { sampleValues } from '#content/values/samples.ts'
import { sampleWhyChooseUs } from '#content/why_choose_us/samples.ts'

type Records = Readonly<Record<string, Readonly<Record<string, unknown>>>>

/** The invented records that a new store is seeded with, by collection and id. */
export const sampleRecords: Readonly<Record<string, Records>> = {
  courses: sampleCourses,
  instructors: sampleInstructors,
  values: sampleValues,
  testimonials: sampleTestimonials,
  why_choose_us: sampleWhyChooseUs,
  partners: samplePartners,
  faqs: sampleFaqs,
  contact_info: { main: defaultContactInfo },
}
