import { expect, it } from 'vitest'
import { lessonParts, nextIn } from '#model/site/next-lessons.ts'

const parts = lessonParts([
  [new Date('2026-11-24T17:00Z'), 'Di, 24.11., 18 Uhr'],
  [new Date('2026-12-01T17:00Z'), 'Di, 1.12., 18 Uhr'],
])
const at = (time: string) => nextIn(parts, Date.parse(time))

it('is the first lesson until it begins, then the one after it, then none', () => {
  expect(at('2026-11-24T16:59Z')).toBe('Di, 24.11., 18 Uhr')
  expect(at('2026-11-24T17:00Z')).toBe('Di, 1.12., 18 Uhr')
  expect(at('2026-12-01T17:00Z')).toBeUndefined()
})

it('is none where there are other dates only', () => {
  expect(nextIn(lessonParts([]), 0)).toBeUndefined()
})
