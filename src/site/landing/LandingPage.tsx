import { Suspense } from 'react'
import { useAllPictures } from '#site/landing/all-pictures.ts'
import { ContactSection } from '#site/contact/ContactSection.tsx'
import { CoursesSection } from '#content/courses/CoursesSection.tsx'
import { FaqSection } from '#content/faqs/FaqSection.tsx'
import { HeroSection } from '#site/landing/HeroSection.tsx'
import { InstructorsSection } from '#content/instructors/InstructorsSection.tsx'
import { PartnersSection } from '#content/partners/PartnersSection.tsx'
import { TestimonialsSection } from '#content/testimonials/TestimonialsSection.tsx'
import { useArrival } from '#site/landing/use-arrival.ts'
import { ValuesSection } from '#content/values/ValuesSection.tsx'
import { WhyChooseUsSection } from '#content/why_choose_us/WhyChooseUsSection.tsx'

const sections = [
  HeroSection,
  CoursesSection,
  WhyChooseUsSection,
  PartnersSection,
  InstructorsSection,
  TestimonialsSection,
  ValuesSection,
  FaqSection,
  ContactSection,
]

/** React takes each section over by itself, the one that is used first: no step is a long one. */
export function LandingPage() {
  useArrival()
  useAllPictures()
  return (
    <>
      {sections.map((Section, place) => (
        <Suspense key={place}>
          <Section />
        </Suspense>
      ))}
    </>
  )
}
