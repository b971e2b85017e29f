import type { ComponentType, ReactNode } from 'react'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { aboutPage } from '#content/about_page/definition.ts'
import { ContactPreview } from '#content/contact_info/ContactPreview.tsx'
import { contactInfo } from '#content/contact_info/definition.ts'
import { useContactInfo } from '#content/contact_info/use-contact-info.ts'
import { CourseCard } from '#content/courses/CourseCard.tsx'
import { courses } from '#content/courses/definition.ts'
import { faqs } from '#content/faqs/definition.ts'
import { FaqList } from '#content/faqs/FaqList.tsx'
import { instructors } from '#content/instructors/definition.ts'
import { InstructorProfile } from '#content/instructors/InstructorProfile.tsx'
import { landingPage } from '#content/landing_page/definition.ts'
import {
  landingSections,
  type SectionName,
  type SectionTexts,
} from '#content/landing_sections/definition.ts'
import { lessons } from '#content/lessons/definition.ts'
import { LessonPreview } from '#content/lessons/LessonPreview.tsx'
import { licenceSteps } from '#content/licence_steps/definition.ts'
import { LicenceStepCard } from '#content/licence_steps/LicenceStepCard.tsx'
import { partners } from '#content/partners/definition.ts'
import { PartnerCard } from '#content/partners/PartnerCard.tsx'
import { priceSheets } from '#content/price_sheets/definition.ts'
import { PriceSheetCard } from '#content/price_sheets/PriceSheetCard.tsx'
import { school } from '#content/school/definition.ts'
import { searchTexts } from '#content/search_texts/definition.ts'
import { headTexts } from '#content/search_texts/head-texts.ts'
import { testimonials } from '#content/testimonials/definition.ts'
import { TestimonialSlide } from '#content/testimonials/TestimonialSlide.tsx'
import { values } from '#content/values/definition.ts'
import { whyChooseUs } from '#content/why_choose_us/definition.ts'
import { PreviewedContent } from '#firebase/content/content-store.ts'
import { shownRows } from '#model/fields/rows.ts'
import type { Content, ContentDefinition, Values } from '#model/records/define-content.ts'
import { sitePaths } from '#model/site/site-paths.ts'
import { withSchool } from '#model/words/fill-in.ts'
import { AboutPage } from '#site/about/AboutPage.tsx'
import { HeroSection } from '#site/landing/HeroSection.tsx'
import { IndividualOffer } from '#site/landing/IndividualOffer.tsx'
import { SiteFooter } from '#site/layout/SiteFooter.tsx'
import { FallingOut } from '#site/lessons/FallingOut.tsx'
import { IconCard } from '#ui/cards/IconCard.tsx'
import type { RecordPreview } from '#ui/content-resource.ts'
import { useSchoolName } from '#ui/page/school-name.ts'
import { Section } from '#ui/page/Section.tsx'
import { StatTiles } from '#ui/page/StatTiles.tsx'

/** Checks a preview against its type before it joins those of all. */
const of = <D extends ContentDefinition>(definition: D, preview: RecordPreview<D>) =>
  [definition, preview] as const

/** What shows visitors a type's record: its own component, or the page whose words the record holds. */
export const previews: ReadonlyMap<ContentDefinition, RecordPreview<ContentDefinition>> = new Map<
  ContentDefinition,
  RecordPreview<ContentDefinition>
>([
  of(courses, { columns: 3, Record: ({ record }) => <CourseCard course={record} among={3} /> }),
  of(priceSheets, { columns: 2, Record: SheetPreview }),
  of(lessons, {
    Record: ({ record }) => (
      <>
        <LessonPreview record={record} />
        <FallingOut lesson={record} />
      </>
    ),
  }),
  of(instructors, {
    columns: 4,
    Record: ({ record }) => <InstructorProfile instructor={record} bookHref="#contact" />,
  }),
  of(values, {
    columns: 4,
    Record: ({ record }) => <IconCard collection={values.collection} record={record} look="open" />,
  }),
  of(testimonials, {
    dark: true,
    Record: ({ record }) => <TestimonialSlide testimonial={record} />,
  }),
  of(whyChooseUs, {
    columns: 3,
    Record: ({ record }) => <IconCard collection={whyChooseUs.collection} record={record} />,
  }),
  of(partners, { columns: 3, Record: ({ record }) => <PartnerCard partner={record} /> }),
  of(faqs, { Record: ({ record }) => <FaqList faqs={[record]} /> }),
  of(licenceSteps, { Record: ({ record }) => <LicenceStepCard step={record} place={1} /> }),
  of(contactInfo, { columns: 2, dark: true, Record: ContactPreview }),
  of(landingSections, { Record: ({ record }) => <Sections texts={record} /> }),
  of(searchTexts, { columns: 2, Record: ({ record }) => <SearchResults texts={record} /> }),
  withRecord(landingPage, HeroSection),
  withRecord(aboutPage, AboutPage),
  withRecord(school, () => <SiteFooter landing={false} onCookieSettings={() => {}} />),
])

/** With the school's address, which the sheet does not know. */
function SheetPreview({ record }: { record: Content<typeof priceSheets> }) {
  const { address } = useContactInfo()
  return <PriceSheetCard sheet={record} address={address} isValid={false} isEdited />
}

/** A part of the site that asks for a type's record finds the one in the form. */
function withRecord(
  definition: ContentDefinition,
  Part: ComponentType,
): [ContentDefinition, RecordPreview<ContentDefinition>] {
  function Record({ record }: { record: Content<ContentDefinition> }): ReactNode {
    return (
      <PreviewedContent value={{ definition, record }}>
        <Part />
      </PreviewedContent>
    )
  }
  return [definition, { Record }]
}

const sections: readonly SectionName[] = [
  ...(['courses', 'why', 'partners', 'team', 'testimonials'] as const),
  ...(['values', 'faq', 'form'] as const),
]

/** How the landing page's sections begin, without the records in them. */
function Sections({ texts }: { texts: SectionTexts }) {
  const name = useSchoolName()
  return sections.map((section) => (
    <Section
      key={section}
      id={section}
      title={withSchool(texts[`${section}_title`], name)}
      intro={withSchool(texts[`${section}_intro`], name)}
    >
      {section === 'courses' && <IndividualOffer texts={texts} />}
      {section === 'team' && <StatTiles record="" figures={shownRows(texts.figures, false)} />}
    </Section>
  ))
}

/** About as search engines show them, one page below the other. */
function SearchResults({ texts }: { texts: Values<typeof searchTexts> }) {
  const name = useSchoolName()
  return Object.values(sitePaths).map((path) => {
    const { title, description } = headTexts(path, texts, name)
    return (
      <Box key={path} sx={{ mb: 3, overflowWrap: 'anywhere' }}>
        <Typography sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>{path}</Typography>
        <Typography sx={{ color: 'primary.main', fontSize: '1.2rem' }}>{title}</Typography>
        <Typography>{description}</Typography>
      </Box>
    )
  })
}
