import { defaultContactInfo } from '#content/contact_info/defaults.ts'
import { contactInfo } from '#content/contact_info/definition.ts'
import { closedDays } from '#model/time/hours-on.ts'
import { postalAddress } from '#content/contact_info/postal-address.ts'
import { lessons, type Lesson } from '#content/lessons/definition.ts'
import { whenText } from '#content/lessons/lesson-texts.ts'
import { upcoming, type Occurrence } from '#content/lessons/occurrences.ts'
import { school } from '#content/school/definition.ts'
import {
  recordsIn,
  singleIn,
  type PagePart,
  type PrerenderedContent,
} from '#model/records/prerendered-content.ts'
import { berlinInstant } from '#model/time/berlin-time.ts'
import type { Values } from '#model/records/define-content.ts'

/** Enough for a page that was kept on a device for some weeks. */
const MOST_NEXT = 8

export const lessonsIn = (content: PrerenderedContent) => recordsIn(content, lessons) ?? []

/** What takes place next, but not while the school is closed. */
export const upcomingIn = (content: PrerenderedContent) =>
  upcoming(lessonsIn(content), new Date(content.at), closedDays(contactOf(content)))

/**
 * When the next theory lessons begin, each as the instant and the words for it; nothing while nothing
 * takes place.
 */
export function partsOfLessons(content: PrerenderedContent): PagePart[] {
  const next = upcomingIn(content)
  if (next.length === 0) return []
  const theory = next.filter(({ lesson }) => lesson.kind === 'theory').slice(0, MOST_NEXT)
  // The first alone says that there are dates.
  return [['dates', ''], ...theory.map((each) => [beginOf(each), whenText(each)] as const)]
}

const beginOf = ({ day, begin }: Occurrence) => berlinInstant(day, begin).toISOString()

export const contactOf = (content: PrerenderedContent): Values<typeof contactInfo> =>
  singleIn(content, contactInfo, defaultContactInfo)

/** The school's name. */
export const nameOf = (content: PrerenderedContent) =>
  singleIn(content, school, school.initial).name

/** The address of the school in one line. */
function schoolAddress(content: PrerenderedContent): string {
  const { street, postalCode, city } = postalAddress(contactOf(content))
  return `${nameOf(content)}, ${street}, ${postalCode} ${city}`
}

/** Where a lesson takes place, for a calendar. */
export const locationOf = (
  { room, address, place }: Lesson,
  content: PrerenderedContent,
): string =>
  place === 'online'
    ? 'Online'
    : [room, address || schoolAddress(content)].filter(Boolean).join(', ')
