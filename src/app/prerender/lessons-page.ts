import { defaultContactInfo } from '#content/contact_info/defaults.ts'
import { contactInfo } from '#content/contact_info/definition.ts'
import { postalAddress } from '#content/contact_info/postal-address.ts'
import { lessons, type Lesson } from '#content/lessons/definition.ts'
import { whenText } from '#content/lessons/lesson-texts.ts'
import { upcoming, type Occurrence } from '#content/lessons/occurrences.ts'
import { school } from '#content/school.ts'
import type { PrerenderedContent } from '#data/content/prerendered.ts'
import { berlinInstant } from '#model/berlin-time.ts'
import type { Content } from '#model/define-content.ts'
import { lessonParts } from '#model/next-lessons.ts'
import { sitePaths } from '#model/site-paths.ts'

/** Enough for a page that was kept on a device for some weeks. */
const MOST_NEXT = 8
const MOST_EVENTS = 20

export const lessonsIn = ({ records }: PrerenderedContent) =>
  (records[lessons.collection] ?? []) as unknown as readonly Lesson[]

/** Nothing while nothing takes place. */
export function partsOfLessons(content: PrerenderedContent): string[] {
  const next = upcoming(lessonsIn(content), new Date(content.at))
  if (next.length === 0) return []
  const theory = next.filter(({ lesson }) => lesson.kind === 'theory').slice(0, MOST_NEXT)
  return lessonParts(theory.map((each) => [beginOf(each), whenText(each)] as const))
}

const beginOf = ({ day, begin }: Occurrence) => berlinInstant(day, begin)

/** The address of the school in one line. */
function schoolAddress({ records }: PrerenderedContent): string {
  const [stored = defaultContactInfo] = (records[contactInfo.collection] ??
    []) as unknown as readonly Content<typeof contactInfo>[]
  const { street, postalCode, city } = postalAddress(stored)
  return `${school.name}, ${street}, ${postalCode} ${city}`
}

/** Where a lesson takes place, for a calendar or a search engine. */
export const locationOf = (
  { room, address, place }: Lesson,
  content: PrerenderedContent,
): string =>
  place === 'online'
    ? 'Online'
    : [room, address || schoolAddress(content)].filter(Boolean).join(', ')

/** The next course starts, for search engines; theory evenings are for those who are learners already. */
export function courseEvents(siteUrl: string, content: PrerenderedContent): object | undefined {
  const url = `${siteUrl}${sitePaths.lessons}`
  const starts = upcoming(lessonsIn(content), new Date(content.at)).filter(
    ({ lesson }) => lesson.kind === 'course',
  )
  if (starts.length === 0) return undefined
  return {
    '@context': 'https://schema.org',
    '@graph': starts.slice(0, MOST_EVENTS).map((start) => {
      const { lesson, day, end } = start
      return {
        '@type': 'Event',
        name: lesson.title,
        url,
        startDate: beginOf(start).toISOString(),
        ...(end ? { endDate: berlinInstant(day, end).toISOString() } : {}),
        eventStatus: 'https://schema.org/EventScheduled',
        ...placeOf(lesson, url, content),
        organizer: { '@type': 'Organization', name: school.name, url: `${siteUrl}/` },
        ...(lesson.description ? { description: lesson.description } : {}),
      }
    }),
  }
}

function placeOf(lesson: Lesson, url: string, content: PrerenderedContent) {
  const online = { '@type': 'VirtualLocation', url }
  const school = { '@type': 'Place', address: locationOf(lesson, content) }
  const mode = (name: string) => `https://schema.org/${name}EventAttendanceMode`
  if (lesson.place === 'online') return { eventAttendanceMode: mode('Online'), location: online }
  return lesson.place === 'both'
    ? { eventAttendanceMode: mode('Mixed'), location: [school, online] }
    : { eventAttendanceMode: mode('Offline'), location: school }
}
