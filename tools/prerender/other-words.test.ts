import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { courses } from '#content/courses/definition.ts'
import { sampleCourses } from '#content/courses/samples.ts'
import { samples } from '#tools/seed-data/index.ts'
import { prerenderedRecord } from './other-words.ts'

beforeEach(() => {
  vi.stubEnv('PRERENDER_IN_OTHER_WORDS', '1')
})
afterEach(() => vi.unstubAllEnvs())

const everySample = samples.flatMap(({ definition, records }) =>
  Object.entries(records).map(([id, record]) => ({ definition, id, record })),
)

describe('the content that test builds are prerendered with', () => {
  it.each(everySample)('differs from the store in $id', ({ definition, record }) => {
    const other = prerenderedRecord(definition, record)
    expect(other).not.toEqual(record)
    expect(JSON.stringify(other)).toHaveLength(JSON.stringify(record).length)
    expect(definition.schema.isValidSync(other, { strict: true })).toBe(true)
  })

  it('has other prices', () => {
    for (const course of Object.values(sampleCourses)) {
      expect(prerenderedRecord(courses, course)['price']).not.toBe(course.price)
    }
  })
})
