import Box from '@mui/material/Box'
import { contactDetails } from '#content/contact_info/contact-details.ts'
import { ContactWays } from '#content/contact_info/ContactWays.tsx'
import { contactInfo } from '#content/contact_info/definition.ts'
import { useContactInfo } from '#content/contact_info/use-contact-info.ts'
import { FooterContact } from '#content/contact_info/FooterContact.tsx'
import { CourseCard } from '#content/courses/CourseCard.tsx'
import { courses } from '#content/courses/definition.ts'
import { faqs } from '#content/faqs/definition.ts'
import { FaqList } from '#content/faqs/FaqList.tsx'
import { instructors } from '#content/instructors/definition.ts'
import { InstructorProfile } from '#content/instructors/InstructorProfile.tsx'
import { licenceSteps } from '#content/licence_steps/definition.ts'
import { LicenceStepCard } from '#content/licence_steps/LicenceStepCard.tsx'
import { lessons } from '#content/lessons/definition.ts'
import { LessonCard } from '#content/lessons/LessonCard.tsx'
import { endOf } from '#content/lessons/occurrences.ts'
import { partners } from '#content/partners/definition.ts'
import { PartnerCard } from '#content/partners/PartnerCard.tsx'
import { priceSheets } from '#content/price_sheets/definition.ts'
import { PriceSheetCard } from '#content/price_sheets/PriceSheetCard.tsx'
import { testimonials } from '#content/testimonials/definition.ts'
import { TestimonialSlide } from '#content/testimonials/TestimonialSlide.tsx'
import { values } from '#content/values/definition.ts'
import { ValueCard } from '#content/values/ValueCard.tsx'
import { whyChooseUs } from '#content/why_choose_us/definition.ts'
import { ReasonCard } from '#content/why_choose_us/ReasonCard.tsx'
import { berlinTime } from '#model/time/berlin-time.ts'
import type { Content, ContentDefinition } from '#model/records/define-content.ts'
import type { RecordPreview } from '#ui/content-resource.ts'

/** Checks a preview against its own type before it joins those of all. */
const previewOf = <D extends ContentDefinition>(definition: D, preview: RecordPreview<D>) =>
  [definition, preview] as const

/** What shows visitors a record of each type: a slot of the resources that comes with the forms. */
export const previews: ReadonlyMap<ContentDefinition, RecordPreview<ContentDefinition>> = new Map<
  ContentDefinition,
  RecordPreview<ContentDefinition>
>([
  previewOf(courses, {
    columns: 3,
    Record: ({ record }) => <CourseCard course={record} among={3} />,
  }),
  previewOf(lessons, { Record: ({ record }) => <LessonCard occurrence={firstOf(record)} /> }),
  previewOf(priceSheets, { columns: 2, Record: Prices }),
  previewOf(instructors, {
    columns: 4,
    Record: ({ record }) => <InstructorProfile instructor={record} bookHref="#contact" />,
  }),
  previewOf(values, { columns: 4, Record: ({ record }) => <ValueCard value={record} /> }),
  previewOf(testimonials, {
    dark: true,
    Record: ({ record }) => <TestimonialSlide testimonial={record} />,
  }),
  previewOf(whyChooseUs, { columns: 3, Record: ({ record }) => <ReasonCard reason={record} /> }),
  previewOf(partners, { columns: 3, Record: ({ record }) => <PartnerCard partner={record} /> }),
  previewOf(faqs, { Record: ({ record }) => <FaqList faqs={[record]} /> }),
  previewOf(licenceSteps, {
    Record: ({ record }) => <LicenceStepCard step={record} place={1} />,
  }),
  previewOf(contactInfo, { columns: 2, dark: true, Record: Contact }),
])

/** As on the first day; while that is not entered yet, today. */
const firstOf = (lesson: Content<typeof lessons>) => ({
  lesson,
  day: lesson.date || berlinTime(new Date()).day,
  begin: lesson.start_time || '18:00',
  end: endOf(lesson),
})

function Prices({ record }: { record: Content<typeof priceSheets> }) {
  const { address } = useContactInfo()
  return <PriceSheetCard sheet={record} address={address} isValid={false} isEdited />
}

/** Beside the contact form, and at the foot of each page. */
function Contact({ record }: { record: Content<typeof contactInfo> }) {
  const details = contactDetails(record)
  return (
    <Box sx={{ display: 'grid', gap: 4 }}>
      <ContactWays details={details} />
      <FooterContact details={details} />
    </Box>
  )
}
