import { describe, expect, it } from 'vitest'
import { shownRecord } from '#admin/form/shown-record.ts'
import { courses } from '#content/courses/definition.ts'
import { instructors } from '#content/instructors/definition.ts'
import { decode } from '#model/records/decode.ts'
import { sampleOf } from '#tests/support/samples/samples.ts'

describe('a price or a time without its unit', () => {
  it.each([
    [' 100 ', '100 €'],
    ['1.234,50', '1.234,50 €'],
    ['599€', '599€'],
    ['ab 100', 'ab 100'],
    ['auf Anfrage', 'auf Anfrage'],
  ])('"%s" is saved as "%s"', (price, saved) => {
    const written = courses.schema.cast({ ...courses.initial, price })
    expect(written.price).toBe(saved)
  })

  it('is read with it, and shown with it while it is typed', () => {
    const stored = { ...sampleOf(instructors), experience: '7' }
    const read = decode(instructors, 'one', stored)
    expect(read).toMatchObject({ record: { experience: '7 Jahre Erfahrung' } })
    const typed = shownRecord(instructors, { experience: '1' })
    expect(typed).toMatchObject({ experience: '1 Jahr Erfahrung' })
  })
})
