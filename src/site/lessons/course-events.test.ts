import { describe, expect, it } from 'vitest'
import { courseEvents } from '#site/lessons/course-events.ts'
import { lessons, type Lesson } from '#content/lessons/definition.ts'
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

/** All that search engines require and recommend of an event, as far as a driving school has it. */
const event = {
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
}

describe('search engines are told of', () => {
  it('course starts alone', () => {
    expect(dataOf(aLesson())).toBeUndefined()
    expect(dataOf(course, aLesson())).toEqual({
      '@context': 'https://schema.org',
      '@graph': [event],
    })
  })

  it.each([
    ['presence', 'Offline', school],
    ['online', 'Online', online],
    ['both', 'Mixed', [school, online]],
  ] as const)('how one takes part: %s', (place, mode, location) => {
    const description = 'Bitte Ausweis mitbringen.'
    const eventAttendanceMode = `https://schema.org/${mode}EventAttendanceMode`
    expect(dataOf({ ...course, place, description })?.['@graph']).toEqual([
      { ...event, eventAttendanceMode, location, description },
    ])
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
