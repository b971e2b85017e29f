import { Suspense } from 'react'
import { useAllPictures } from '#hydration/all-pictures.ts'
import { ContactSection } from '#site/contact/ContactSection.tsx'
import { CoursesSection } from '#site/landing/courses/CoursesSection.tsx'
import { FaqSection } from '#site/landing/FaqSection.tsx'
import { HeroSection } from '#site/landing/hero/HeroSection.tsx'
import { InstructorsSection } from '#site/landing/InstructorsSection.tsx'
import { PartnersSection } from '#site/landing/partners/PartnersSection.tsx'
import { TestimonialsSection } from '#site/landing/testimonials/TestimonialsSection.tsx'
import { useArrival } from '#site/landing/use-arrival.ts'
import { ValuesSection } from '#site/landing/ValuesSection.tsx'
import { WhyChooseUsSection } from '#site/landing/WhyChooseUsSection.tsx'

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
