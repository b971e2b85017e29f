import { ContactSection } from '#site/ContactSection.tsx'
import { CoursesSection } from '#site/CoursesSection.tsx'
import { FaqSection } from '#site/FaqSection.tsx'
import { HeroSection } from '#site/HeroSection.tsx'
import { InstructorsSection } from '#site/InstructorsSection.tsx'
import { PartnersSection } from '#site/PartnersSection.tsx'
import { TestimonialsSection } from '#site/TestimonialsSection.tsx'
import { useArrival } from '#site/use-arrival.ts'
import { ValuesSection } from '#site/ValuesSection.tsx'
import { WhyChooseUsSection } from '#site/WhyChooseUsSection.tsx'

export function LandingPage() {
  useArrival()
  return (
    <>
      <HeroSection />
      <CoursesSection />
      <WhyChooseUsSection />
      <PartnersSection />
      <InstructorsSection />
      <TestimonialsSection />
      <ValuesSection />
      <FaqSection />
      <ContactSection />
    </>
  )
}
