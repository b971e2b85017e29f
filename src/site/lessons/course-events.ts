import type { EventLeaf, Graph, PlaceLeaf, VirtualLocationLeaf } from 'schema-dts'
import { contactOf, nameOf, upcomingIn } from '#site/lessons/lessons-page.ts'
import { country, postalAddress } from '#content/contact_info/postal-address.ts'
import type { Lesson } from '#content/lessons/definition.ts'
import type { Occurrence } from '#content/lessons/occurrences.ts'
import type { PrerenderedContent } from '#model/records/prerendered-content.ts'
import { berlinInstant, berlinTime } from '#model/time/berlin-time.ts'
import { HOUR_MS } from '#model/time/durations.ts'
import { sitePaths } from '#model/site/site-paths.ts'

const MOST_EVENTS = 20

/**
 * The next course starts, for search engines; theory evenings are for those who are learners already.
 * What they ask for: https://developers.google.com/search/docs/appearance/structured-data/event
 *
 * @param siteUrl without a slash at its end
 * @returns undefined where there is none
 */
export function courseEvents(siteUrl: string, content: PrerenderedContent): Graph | undefined {
  const starts = upcomingIn(content).filter(({ lesson }) => lesson.kind === 'course')
  if (starts.length === 0) return undefined
  return {
    '@context': 'https://schema.org',
    '@graph': starts.slice(0, MOST_EVENTS).map((start) => eventOf(start, siteUrl, content)),
  }
}

function eventOf(
  { lesson, day, begin, end }: Occurrence,
  siteUrl: string,
  content: PrerenderedContent,
): EventLeaf {
  const url = `${siteUrl}${sitePaths.lessons}`
  return {
    '@type': 'Event',
    name: lesson.title,
    url,
    image: `${siteUrl}/uploads/hero-og.jpg`,
    startDate: withOffset(day, begin),
    ...(end ? { endDate: withOffset(day, end) } : {}),
    eventStatus: 'https://schema.org/EventScheduled',
    ...attendance(lesson, url, content),
    organizer: { '@type': 'Organization', name: nameOf(content), url: `${siteUrl}/` },
    ...(lesson.description ? { description: lesson.description } : {}),
  }
}

/** What a clock in Germany shows, with how far it is ahead: `2027-02-08T09:00:00+01:00`. */
function withOffset(day: string, time: string): string {
  const at = berlinInstant(day, time)
  const shown = berlinTime(at)
  const ahead = (Date.parse(`${shown.day}T${shown.time}Z`) - at.getTime()) / HOUR_MS
  return `${shown.day}T${shown.time}:00+0${ahead}:00`
}

function attendance(
  lesson: Lesson,
  url: string,
  content: PrerenderedContent,
): Pick<EventLeaf, 'eventAttendanceMode' | 'location'> {
  const online: VirtualLocationLeaf = { '@type': 'VirtualLocation', url }
  if (lesson.place === 'online') {
    return {
      eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
      location: online,
    }
  }
  const place = placeOf(lesson, content)
  return lesson.place === 'both'
    ? {
        eventAttendanceMode: 'https://schema.org/MixedEventAttendanceMode',
        location: [place, online],
      }
    : { eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode', location: place }
}

/** The school, or where else it is: then as far as the address, which is free text, tells its parts. */
function placeOf({ room, address }: Lesson, content: PrerenderedContent): PlaceLeaf {
  const elsewhere = { location_address: address, location_postal: '', location_city: '' }
  const { street, postalCode, city } = postalAddress(address ? elsewhere : contactOf(content))
  const name = [address ? '' : nameOf(content), room].filter(Boolean).join(', ')
  return {
    '@type': 'Place',
    ...(name ? { name } : {}),
    address: {
      '@type': 'PostalAddress',
      streetAddress: street,
      ...(postalCode ? { postalCode } : {}),
      ...(city ? { addressLocality: city } : {}),
      addressCountry: country.code,
    },
  }
}
