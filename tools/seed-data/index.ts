import { contentTypes } from '#content/registry.ts'
import { sampleContactInfo } from '#tools/seed-data/contact-info.ts'
import { sampleCourses } from '#tools/seed-data/courses.ts'
import { sampleFaqs } from '#tools/seed-data/faqs.ts'
import { sampleInstructors } from '#tools/seed-data/instructors.ts'
import { samplePartners } from '#tools/seed-data/partners.ts'
import { sampleTestimonials } from '#tools/seed-data/testimonials.ts'
import { sampleValues } from '#tools/seed-data/values.ts'
import { sampleWhyChooseUs } from '#tools/seed-data/why-choose-us.ts'

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
} as const
