import { describe, expect, it } from 'vitest'
import { courseEvents } from '#site/lessons/course-events.ts'
import { lessons, type Lesson } from '#content/lessons/definition.ts'
import { problemsOfEvents } from '#tests/support/samples/event-schema.ts'
import { aLesson } from '#tests/support/samples/lessons.ts'

const SITE = 'https://schule.example'

const dataOf = (...records: Lesson[]) =>
  courseEvents(SITE, {
    at: '2026-11-24T12:00:00Z',
    records: { [lessons.collection]: records },
  })

const course = aLesson({
  ...{ id: 'kurs', title: 'Ferienkurs', kind: 'course', repeats: 'once' },
  ...{ date: '2027-02-08', start_time: '09:00', end_time: '12:00' },
})

const address = {
  '@type': 'PostalAddress',
  streetAddress: 'Musterstraße 12',
  postalCode: '07545',
  addressLocality: 'Gera',
  addressCountry: 'DE',
}
const school = { '@type': 'Place', name: 'Fahrschule Gera', address }
const online = { '@type': 'VirtualLocation', url: `${SITE}/termine` }

describe('search engines are told of', () => {
  it('course starts alone', () => {
    expect(dataOf(aLesson())).toBeUndefined()
    expect(dataOf(course, aLesson())).toEqual({
      '@context': 'https://schema.org',
      '@graph': [
        {
          '@type': 'Event',
          name: 'Ferienkurs',
          url: `${SITE}/termine`,
          image: `${SITE}/uploads/hero-og.jpg`,
          startDate: '2027-02-08T09:00:00+01:00',
          endDate: '2027-02-08T12:00:00+01:00',
          eventStatus: 'https://schema.org/EventScheduled',
          eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
          location: school,
          organizer: { '@type': 'Organization', name: 'Fahrschule Gera', url: `${SITE}/` },
        },
      ],
    })
  })

  it.each([
    ['presence', 'Offline', school],
    ['online', 'Online', online],
    ['both', 'Mixed', [school, online]],
  ] as const)('how one takes part: %s', (place, mode, location) => {
    const data = dataOf({ ...course, place, description: 'Bitte Ausweis mitbringen.' })
    expect(problemsOfEvents(data)).toEqual([])
    expect(data).toMatchObject({
      '@graph': [
        { eventAttendanceMode: `https://schema.org/${mode}EventAttendanceMode`, location },
      ],
    })
  })

  it.each([
    ['2027-03-27', '09:00', '2027-03-27T09:00:00+01:00'],
    ['2027-03-29', '09:00', '2027-03-29T09:00:00+02:00'],
    // Skipped by the clocks, which go on an hour later.
    ['2027-03-28', '02:30', '2027-03-28T03:30:00+02:00'],
    // Twice: the first one.
    ['2027-10-31', '02:30', '2027-10-31T02:30:00+02:00'],
  ])('the time that clocks show, with its offset: %s, %s', (date, start_time, startDate) => {
    const data = dataOf({ ...course, date, start_time, end_time: '' })
    expect(data?.['@graph']).toMatchObject([{ startDate }])
    expect(JSON.stringify(data)).not.toContain('endDate')
  })

  it.each([
    [
      { address: 'Am Markt 1, 07743 Jena', room: 'Saal 2' },
      {
        '@type': 'Place',
        name: 'Saal 2',
        address: {
          ...address,
          ...{ streetAddress: 'Am Markt 1', postalCode: '07743', addressLocality: 'Jena' },
        },
      },
    ],
    [
      { address: 'Rathaus Weida' },
      {
        '@type': 'Place',
        address: { '@type': 'PostalAddress', streetAddress: 'Rathaus Weida', addressCountry: 'DE' },
      },
    ],
    [{ room: 'Raum 1' }, { ...school, name: 'Fahrschule Gera, Raum 1' }],
  ])('where it is: %j', (where, location) => {
    expect(dataOf({ ...course, ...where })?.['@graph']).toMatchObject([{ location }])
  })
})

describe('the check of what is emitted', () => {
  const graph = dataOf(course)?.['@graph'] ?? []
  const problemsOf = (change: object) =>
    problemsOfEvents({
      '@context': 'https://schema.org',
      '@graph': graph.map((event) => Object.assign({}, event, change)),
    })

  it('finds nothing wrong with an event as it is', () => {
    expect(problemsOf({})).toEqual([])
  })

  it.each([
    ['a name', { name: '' }],
    ['a beginning', { startDate: undefined }],
    ['its offset', { startDate: '2027-02-08T09:00:00' }],
    ['a time of the end', { endDate: '2027-02-08' }],
    ['a status as schema.org names it', { eventStatus: 'EventScheduled' }],
    ['how one takes part', { eventAttendanceMode: undefined }],
    ['a place', { location: undefined }],
    ['the parts of its address', { location: { ...school, address: 'Musterstraße 12, Gera' } }],
    ['an address', { location: { ...school, address: undefined } }],
    ['both of two places', { location: [school] }],
    ['where it is online', { location: { '@type': 'VirtualLocation' } }],
    ['an organizer', { organizer: undefined }],
    ['only what an event has', { aggregateRating: 5 }],
  ])('asks for %s', (_, change) => {
    expect(problemsOf(change)).not.toEqual([])
  })
})
