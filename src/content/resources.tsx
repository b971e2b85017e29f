import { lazy, type ComponentType, type ReactNode } from 'react'
import {
  CalendarDays,
  CarFront,
  CircleQuestionMark,
  Euro,
  Handshake,
  Heart,
  House,
  Info,
  ListChecks,
  MapPin,
  MessageSquareQuote,
  Scale,
  School,
  Search,
  Sparkles,
  Users,
} from 'lucide-react'
import { aboutPage } from '#content/about_page/definition.ts'
import { defaultContactInfo } from '#content/contact_info/defaults.ts'
import { contactInfo } from '#content/contact_info/definition.ts'
import { openingReminders } from '#content/contact_info/reminders.ts'
import { courses } from '#content/courses/definition.ts'
import { faqs } from '#content/faqs/definition.ts'
import { instructors } from '#content/instructors/definition.ts'
import { landingPage } from '#content/landing_page/definition.ts'
import { landingSections } from '#content/landing_sections/definition.ts'
import { eachLegalPage, legalPages } from '#content/legal_pages/definition.ts'
import { lessons } from '#content/lessons/definition.ts'
import { nextFirst, upcoming } from '#content/lessons/occurrences.ts'
import { lessonReminders } from '#content/lessons/reminders.ts'
import { licenceSteps } from '#content/licence_steps/definition.ts'
import { seenSteps } from '#content/licence_steps/seen-steps.ts'
import { partners } from '#content/partners/definition.ts'
import { allSheets, PRINTED } from '#content/price_sheets/current-sheets.ts'
import { priceSheets } from '#content/price_sheets/definition.ts'
import { sheetReminders } from '#content/price_sheets/reminders.ts'
import { contentTypes } from '#content/registry.ts'
import { school } from '#content/school/definition.ts'
import { searchTexts } from '#content/search_texts/definition.ts'
import { testimonials } from '#content/testimonials/definition.ts'
import { values } from '#content/values/definition.ts'
import { whyChooseUs } from '#content/why_choose_us/definition.ts'
import type { ContentDefinition } from '#model/records/define-content.ts'
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

const InstructorCard = lazily(() => import('#content/instructors/InstructorCard.tsx'))

/**
 * What is particular to a type; most have little. Apart from the registry, which functions and tools
 * read, too: they must not get the components.
 */
const slots: ReadonlyMap<ContentDefinition, Slots<ContentDefinition>> = new Map<
  ContentDefinition,
  Slots<ContentDefinition>
>([
  slotsOf(courses, {
    icon: CarFront,
    hasBuiltIn: true,
    Detail: lazily(() => import('#content/courses/CourseDetail.tsx')),
  }),
  slotsOf(priceSheets, {
    icon: Euro,
    arrange: allSheets,
    soon: sheetReminders,
    printHref: ({ id }) => `${sitePaths.prices}?${PRINTED}=${id}`,
  }),
  slotsOf(lessons, {
    icon: CalendarDays,
    arrange: (records) => nextFirst(records, new Date()),
    soon: lessonReminders,
    seen: (shown, now) => shown.filter((lesson) => upcoming([lesson], now, () => false).length > 0),
  }),
  slotsOf(instructors, { icon: Users, Card: InstructorCard, Detail: InstructorCard }),
  slotsOf(values, {
    icon: Heart,
    Detail: lazily(() => import('#content/values/ValueDetail.tsx')),
  }),
  slotsOf(testimonials, { icon: MessageSquareQuote, hasBuiltIn: true }),
  slotsOf(licenceSteps, {
    icon: ListChecks,
    suggested: async () => (await import('#content/licence_steps/suggested.ts')).suggestedSteps,
    seen: seenSteps,
  }),
  slotsOf(contactInfo, { icon: MapPin, initial: defaultContactInfo, soon: openingReminders }),
  slotsOf(school, { icon: School }),
  slotsOf(landingSections, { icon: House }),
  slotsOf(searchTexts, { icon: Search }),
  slotsOf(landingPage, { icon: House }),
  slotsOf(whyChooseUs, { icon: Sparkles }),
  slotsOf(partners, { icon: Handshake }),
  slotsOf(aboutPage, { icon: Info }),
  slotsOf(faqs, { icon: CircleQuestionMark }),
])

/** The content types as the back office shows them. */
export const resources: readonly ContentResource[] = contentTypes.flatMap<ContentResource>(
  (definition) =>
    definition === legalPages
      ? eachLegalPage.map((page) => ({ definition: page, icon: Scale }))
      : [{ definition, ...slots.get(definition) }],
)
