import { lazy, type ComponentType, type ReactNode } from 'react'
import { defaultContactInfo } from '#content/contact_info/defaults.ts'
import { contactInfo } from '#content/contact_info/definition.ts'
import { openingReminders } from '#content/contact_info/reminders.ts'
import { useContactInfo } from '#content/contact_info/use-contact-info.ts'
import { courses } from '#content/courses/definition.ts'
import { faqs } from '#content/faqs/definition.ts'
import { instructors } from '#content/instructors/definition.ts'
import { eachLegalPage, legalPages } from '#content/legal_pages/definition.ts'
import { licenceSteps } from '#content/licence_steps/definition.ts'
import { lessons } from '#content/lessons/definition.ts'
import { nextFirst, upcoming } from '#content/lessons/occurrences.ts'
import { lessonReminders } from '#content/lessons/reminders.ts'
import { partners } from '#content/partners/definition.ts'
import { allSheets, PRINTED } from '#content/price_sheets/current-sheets.ts'
import { priceSheets } from '#content/price_sheets/definition.ts'
import { sheetReminders } from '#content/price_sheets/reminders.ts'
import { contentTypes } from '#content/registry.ts'
import { testimonials } from '#content/testimonials/definition.ts'
import { values } from '#content/values/definition.ts'
import { whyChooseUs } from '#content/why_choose_us/definition.ts'
import type { Content, ContentDefinition } from '#model/records/define-content.ts'
import { sitePaths } from '#model/site/site-paths.ts'
import type { ContentResource } from '#ui/content-resource.ts'

type Slots<D extends ContentDefinition> = Omit<ContentResource<D>, 'definition'>

/** Checks the slots against their own type before they join those of all. */
const slotsOf = <D extends ContentDefinition>(definition: D, slots: Slots<D>) =>
  [definition, slots] as const

/** Loaded with the first record that is shown by it: the dashboard shows none. */
function lazily<P extends object>(load: () => Promise<{ default: ComponentType<P> }>) {
  const Part = lazy(load) as unknown as ComponentType<P>
  return (props: P): ReactNode => <Part {...props} />
}

/** The same with a component of the site, which takes the record by another name. */
function shownBy<D extends ContentDefinition, M>(
  load: () => Promise<M>,
  show: (module: M, record: Content<D>) => ReactNode,
) {
  return lazily<{ record: Content<D> }>(async () => {
    const module = await load()
    return { default: ({ record }) => show(module, record) }
  })
}

const InstructorCard = lazily(() => import('#content/instructors/InstructorCard.tsx'))
const PriceSheetCard = lazily(async () => ({
  default: (await import('#content/price_sheets/PriceSheetCard.tsx')).PriceSheetCard,
}))

/** With the school's address, which the sheet does not know. */
function SheetPreview({ record }: { record: Content<typeof priceSheets> }) {
  const { address } = useContactInfo()
  return <PriceSheetCard sheet={record} address={address} isValid={false} isEdited />
}

/**
 * What is particular to a type; most have little. Apart from the registry, which functions and tools
 * read, too: they must not get the components.
 */
const slots: ReadonlyMap<ContentDefinition, Slots<ContentDefinition>> = new Map<
  ContentDefinition,
  Slots<ContentDefinition>
>([
  slotsOf(courses, {
    hasBuiltIn: true,
    Detail: lazily(() => import('#content/courses/CourseDetail.tsx')),
    preview: {
      columns: 3,
      Record: shownBy(
        () => import('#content/courses/CourseCard.tsx'),
        ({ CourseCard }, course) => <CourseCard course={course} among={3} />,
      ),
    },
  }),
  slotsOf(priceSheets, {
    arrange: allSheets,
    soon: sheetReminders,
    printHref: ({ id }) => `${sitePaths.prices}?${PRINTED}=${id}`,
    preview: {
      columns: 2,
      Record: SheetPreview,
    },
  }),
  slotsOf(lessons, {
    arrange: (records) => nextFirst(records, new Date()),
    soon: lessonReminders,
    seen: (shown, now) => shown.filter((lesson) => upcoming([lesson], now, () => false).length > 0),
    preview: {
      Record: lazily(() => import('#content/lessons/LessonPreview.tsx')),
    },
  }),
  slotsOf(instructors, {
    Card: InstructorCard,
    Detail: InstructorCard,
    preview: {
      columns: 4,
      Record: shownBy(
        () => import('#content/instructors/InstructorProfile.tsx'),
        ({ InstructorProfile }, instructor) => (
          <InstructorProfile instructor={instructor} bookHref="#contact" />
        ),
      ),
    },
  }),
  slotsOf(values, {
    Detail: lazily(() => import('#content/values/ValueDetail.tsx')),
    preview: {
      columns: 4,
      Record: shownBy(
        () => import('#content/values/ValueCard.tsx'),
        ({ ValueCard }, value) => <ValueCard value={value} />,
      ),
    },
  }),
  slotsOf(testimonials, {
    hasBuiltIn: true,
    preview: {
      dark: true,
      Record: shownBy(
        () => import('#content/testimonials/TestimonialSlide.tsx'),
        ({ TestimonialSlide }, testimonial) => <TestimonialSlide testimonial={testimonial} />,
      ),
    },
  }),
  slotsOf(whyChooseUs, {
    preview: {
      columns: 3,
      Record: shownBy(
        () => import('#content/why_choose_us/ReasonCard.tsx'),
        ({ ReasonCard }, reason) => <ReasonCard reason={reason} />,
      ),
    },
  }),
  slotsOf(partners, {
    preview: {
      columns: 3,
      Record: shownBy(
        () => import('#content/partners/PartnerCard.tsx'),
        ({ PartnerCard }, partner) => <PartnerCard partner={partner} />,
      ),
    },
  }),
  slotsOf(faqs, {
    preview: {
      Record: shownBy(
        () => import('#content/faqs/FaqList.tsx'),
        ({ FaqList }, faq) => <FaqList faqs={[faq]} />,
      ),
    },
  }),
  slotsOf(licenceSteps, {
    suggested: async () => (await import('#content/licence_steps/suggested.ts')).suggestedSteps,
    preview: {
      Record: shownBy(
        () => import('#content/licence_steps/LicenceStepCard.tsx'),
        ({ LicenceStepCard }, step) => <LicenceStepCard step={step} place={1} />,
      ),
    },
  }),
  slotsOf(contactInfo, {
    initial: defaultContactInfo,
    soon: openingReminders,
    preview: {
      columns: 2,
      dark: true,
      Record: lazily(() => import('#content/contact_info/ContactPreview.tsx')),
    },
  }),
])

/** The content types as the back office shows them. */
export const resources: readonly ContentResource[] = contentTypes.flatMap<ContentResource>(
  (definition) =>
    definition === legalPages
      ? eachLegalPage.map((page) => ({ definition: page }))
      : [{ definition, ...slots.get(definition) }],
)
