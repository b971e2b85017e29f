import { describe, expect, it } from 'vitest'
import { isWanted, withFilter } from './lesson-filter.ts'
import { aLesson } from '#tests/support/samples/lessons.ts'

describe('the filter of an address', () => {
  it.each([
    ['', '2B', true],
    ['?klasse=B', 'B', true],
    ['?klasse=A1', 'B', false],
    ['?art=theory&klasse=B', 'B', true],
    ['?art=course', 'B', false],
    ['?teilnahme=online', 'B', false],
    ['?teilnahme=presence', 'B', true],
    ['?klasse=Z', 'B', false],
  ])('"%s" and a theory evening on the spot for class %s: %s', (search, name, wanted) => {
    const lesson = aLesson({ licence_classes: name === 'B' ? ['B'] : [] })
    expect(isWanted(lesson, new URLSearchParams(search))).toBe(wanted)
  })

  it('finds what is for all classes, and what is in both ways', () => {
    const lesson = aLesson({ place: 'both' })
    expect(isWanted(lesson, new URLSearchParams('?klasse=A&teilnahme=online'))).toBe(true)
    expect(isWanted(lesson, new URLSearchParams('?klasse=A&teilnahme=presence'))).toBe(true)
  })

  it('changes in one thing, and keeps the others', () => {
    expect(withFilter('?klasse=B&art=theory', 'klasse', 'A1')).toBe('klasse=A1&art=theory')
    expect(withFilter('?klasse=B', 'klasse', '')).toBe('')
  })
})
