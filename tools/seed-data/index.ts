import { contentTypes } from '#content/registry.ts'
import { sampleContactInfo } from '#content/contact_info/samples.ts'
import { sampleCourses } from '#content/courses/samples.ts'
import { sampleFaqs } from '#content/faqs/samples.ts'
import { sampleInstructors } from '#content/instructors/samples.ts'
import { samplePartners } from '#content/partners/samples.ts'
import { sampleTestimonials } from '#content/testimonials/samples.ts'
import { sampleValues } from '#content/values/samples.ts'
import { sampleWhyChooseUs } from '#content/why_choose_us/samples.ts'

type Records = Readonly<Record<string, Readonly<Record<string, unknown>>>>

/** By collection; a type without samples starts empty. */
const sampleRecords: Readonly<Record<string, Records>> = {
  courses: sampleCourses,
  instructors: sampleInstructors,
  values: sampleValues,
  testimonials: sampleTestimonials,
  why_choose_us: sampleWhyChooseUs,
  partners: samplePartners,
  faqs: sampleFaqs,
  contact_info: sampleContactInfo,
}

/** The sample records of each content type, by id, oldest first. */
export const samples = contentTypes.map((definition) => ({
  definition,
  records: sampleRecords[definition.collection] ?? {},
}))

export const sampleAdmin = {
  email: 'admin@fahrschule-gera.example',
  password: 'fahrschule',
  name: 'Paula Muster',
} as const
