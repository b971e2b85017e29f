import { describe, expect, it } from 'vitest'
import { courseEvents, partsOfLessons } from '#app/prerender/lessons-page.ts'
import { lessons, type Lesson } from '#content/lessons/definition.ts'
import { aLesson } from '#tests/support/lessons.ts'

const contentOf = (...records: Lesson[]) => ({
  at: '2026-11-24T12:00:00Z',
  records: { [lessons.collection]: records as never },
})
const course = aLesson({
  ...{ id: 'kurs', title: 'Ferienkurs', kind: 'course', repeats: 'once' },
  ...{ date: '2027-02-08', start_time: '09:00', end_time: '12:00' },
})

describe('what the page of lessons has to show', () => {
  it('is nothing while nothing takes place', () => {
    expect(partsOfLessons(contentOf())).toEqual([])
    expect(partsOfLessons(contentOf(aLesson({ until: '2026-11-17' })))).toEqual([])
  })

  it('begins with the next theory lessons', () => {
    const [mark, ...next] = partsOfLessons(contentOf(course, aLesson()))
    expect(mark).toBe('dates')
    expect(next).toHaveLength(8)
    expect(next[0]).toBe('2026-11-24T17:00:00.000Z Di, 24.11., 18 Uhr')
  })

  it('may be other dates only', () => {
    expect(partsOfLessons(contentOf(course))).toEqual(['dates'])
  })
})

/** What search engines need of an event: https://developers.google.com/search/docs/appearance/structured-data/event */
const neededOfEvents = {
  '@type': 'Event',
  name: expect.stringMatching(/./) as string,
  startDate: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.000Z$/) as string,
  location: expect.anything() as object,
}

describe('structured data', () => {
  it('are the course starts alone', () => {
    expect(courseEvents('https://schule.example', contentOf(aLesson()))).toBeUndefined()
    expect(courseEvents('https://schule.example', contentOf(course, aLesson()))).toEqual({
      '@context': 'https://schema.org',
      '@graph': [
        {
          ...neededOfEvents,
          name: 'Ferienkurs',
          url: 'https://schule.example/termine',
          startDate: '2027-02-08T08:00:00.000Z',
          endDate: '2027-02-08T11:00:00.000Z',
          eventStatus: 'https://schema.org/EventScheduled',
          eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
          location: { '@type': 'Place', address: expect.stringContaining('07545 Gera') as string },
          organizer: {
            '@type': 'Organization',
            name: 'Fahrschule Gera',
            url: 'https://schule.example/',
          },
        },
      ],
    })
  })

  it.each([
    ['online', 'Online', { '@type': 'VirtualLocation', url: 'https://schule.example/termine' }],
    ['both', 'Mixed', [{ '@type': 'Place' }, { '@type': 'VirtualLocation' }]],
  ] as const)('say how one takes part: %s', (place, mode, location) => {
    const data = courseEvents('https://schule.example', contentOf({ ...course, place }))
    expect(data).toMatchObject({
      '@graph': [
        {
          ...neededOfEvents,
          eventAttendanceMode: `https://schema.org/${mode}EventAttendanceMode`,
          location,
        },
      ],
    })
  })
})
