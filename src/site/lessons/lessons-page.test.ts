import { describe, expect, it } from 'vitest'
import { partsOfLessons } from '#site/lessons/lessons-page.ts'
import { lessons, type Lesson } from '#content/lessons/definition.ts'
import { aLesson } from '#tests/support/samples/lessons.ts'

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
    expect(mark).toEqual(['dates', ''])
    expect(next).toHaveLength(8)
    expect(next[0]).toEqual(['2026-11-24T17:00:00.000Z', 'Di, 24.11., 18 Uhr'])
  })

  it('may be other dates only', () => {
    expect(partsOfLessons(contentOf(course))).toEqual([['dates', '']])
  })
})
