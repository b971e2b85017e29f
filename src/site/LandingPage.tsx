import { Suspense } from 'react'
import { ContactSection } from '#site/ContactSection.tsx'
import { CoursesSection } from '#site/CoursesSection.tsx'
import { FaqSection } from '#site/FaqSection.tsx'
import { HeroSection } from '#site/HeroSection.tsx'
import { InstructorsSection } from '#site/InstructorsSection.tsx'
import { useAllPictures } from '#site/page-at-rest.ts'
import { PartnersSection } from '#site/PartnersSection.tsx'
import { TestimonialsSection } from '#site/TestimonialsSection.tsx'
import { useArrival } from '#site/use-arrival.ts'
import { ValuesSection } from '#site/ValuesSection.tsx'
import { WhyChooseUsSection } from '#site/WhyChooseUsSection.tsx'

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
