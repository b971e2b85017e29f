import { aboutPage } from '#content/about_page/definition.ts'
import { contactInfo } from '#content/contact_info/definition.ts'
import { courses } from '#content/courses/definition.ts'
import { faqs } from '#content/faqs/definition.ts'
import { instructors } from '#content/instructors/definition.ts'
import { landingPage } from '#content/landing_page/definition.ts'
import { landingSections } from '#content/landing_sections/definition.ts'
import { licenceSteps } from '#content/licence_steps/definition.ts'
import { legalPages } from '#content/legal_pages/definition.ts'
import { lessons } from '#content/lessons/definition.ts'
import { partners } from '#content/partners/definition.ts'
import { priceSheets } from '#content/price_sheets/definition.ts'
import { school } from '#content/school/definition.ts'
import { searchTexts } from '#content/search_texts/definition.ts'
import { testimonials } from '#content/testimonials/definition.ts'
import { values } from '#content/values/definition.ts'
import { whyChooseUs } from '#content/why_choose_us/definition.ts'
import type { ContentDefinition } from '#model/records/define-content.ts'

/**
 * Every content type, in the order of the back office's sidebar. Whatever runs over all of them reads
 * this list: back office, rules, functions, prerendering, seed, backup, tests.
 */
export const contentTypes: readonly ContentDefinition[] = [
  courses,
  priceSheets,
  lessons,
  instructors,
  values,
  testimonials,
  whyChooseUs,
  partners,
  faqs,
  licenceSteps,
  contactInfo,
  legalPages,
  school,
  landingPage,
  landingSections,
  aboutPage,
  searchTexts,
]
