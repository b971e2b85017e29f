import { Suspense, useContext } from 'react'
import { useAllPictures } from '#site/landing/all-pictures.ts'
import { ContactSection } from '#site/contact/ContactSection.tsx'
import { CoursesSection } from '#content/courses/CoursesSection.tsx'
import { FaqSection } from '#content/faqs/FaqSection.tsx'
import { HeroSection } from '#site/landing/HeroSection.tsx'
import { IndividualOffer } from '#site/landing/IndividualOffer.tsx'
import { InstructorsSection } from '#content/instructors/InstructorsSection.tsx'
import { landingSections, type SectionName } from '#content/landing_sections/definition.ts'
import { PartnersSection } from '#content/partners/PartnersSection.tsx'
import { TestimonialsSection } from '#content/testimonials/TestimonialsSection.tsx'
import { EditedContent, useSingleRecord } from '#firebase/content/content-store.ts'
import { shownRows } from '#model/fields/rows.ts'
import { withSchool } from '#model/words/fill-in.ts'
import { useSectionLink } from '#site/landing/use-section-link.ts'
import { ValuesSection } from '#content/values/ValuesSection.tsx'
import { WhyChooseUsSection } from '#content/why_choose_us/WhyChooseUsSection.tsx'
import { useSchoolName } from '#ui/page/school-name.ts'
import { StatTiles } from '#ui/page/StatTiles.tsx'

const record = 'landing_sections/main'

/** React takes each section over by itself, the one that is used first: no step is a long one. */
export function LandingPage() {
  useSectionLink()
  useAllPictures()
  const texts = useSingleRecord(landingSections, landingSections.initial)
  const school = useSchoolName()
  const isEdited = useContext(EditedContent) !== undefined
  const heading = (name: SectionName) => ({
    title: withSchool(texts[`${name}_title`], school),
    intro: withSchool(texts[`${name}_intro`], school),
    mark: { record, name },
  })
  const sections = [
    <HeroSection />,
    <CoursesSection heading={heading('courses')}>
      <IndividualOffer texts={texts} />
    </CoursesSection>,
    <WhyChooseUsSection heading={heading('why')} />,
    <PartnersSection heading={heading('partners')} />,
    <InstructorsSection heading={heading('team')}>
      <StatTiles record={record} figures={shownRows(texts.figures, isEdited)} />
    </InstructorsSection>,
    <TestimonialsSection heading={heading('testimonials')} />,
    <ValuesSection heading={heading('values')} />,
    <FaqSection heading={heading('faq')} />,
    <ContactSection heading={heading('form')} />,
  ]
  return sections.map((section, place) => <Suspense key={place}>{section}</Suspense>)
}
