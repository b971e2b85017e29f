import { describe, expect, it } from 'vitest'
import { calendarState } from '#model/calendar-state.ts'
import { defineContent, type ContentDefinition } from '#model/define-content.ts'
import { date } from '#model/day-and-amount.ts'

const label = { en: 'Day', de: 'Tag' }
const labels = {
  en: { one: 'evening', many: 'evenings' },
  de: { one: 'Abend', many: 'Abende', gender: 'm' },
} as const
const typeWith = (changesWith?: 'every day' | ['day']): ContentDefinition =>
  defineContent({
    ...{ collection: 'evenings', labels, title: 'day', fields: { day: date(label) } },
    order: { by: 'day', direction: 'asc' },
    ...(changesWith ? { changesWith } : {}),
  })
const evenings = { evenings: [{ day: '2026-11-24' }, { day: '2026-12-01' }] }
const state = (definition: ContentDefinition, day: string, records: object = evenings) =>
  calendarState([definition], records as typeof evenings, day).join()

describe('what the calendar does to records', () => {
  it.each([
    { desc: 'the same before the first day', days: ['2026-11-01', '2026-11-23'], same: true },
    { desc: 'something new when a day begins', days: ['2026-11-23', '2026-11-24'], same: false },
    { desc: 'something new when a day is over', days: ['2026-11-24', '2026-11-25'], same: false },
    { desc: 'the same between two days', days: ['2026-11-25', '2026-11-30'], same: true },
    { desc: 'the same after the last day', days: ['2026-12-02', '2027-01-01'], same: true },
  ])('is $desc', ({ days: [one = '', other = ''], same }) => {
    const type = typeWith(['day'])
    expect(state(type, one) === state(type, other)).toBe(same)
  })

  it('is something new every day where a type says so', () => {
    const type = typeWith('every day')
    expect(state(type, '2026-11-01')).not.toBe(state(type, '2026-11-02'))
  })

  it('is nothing to types without dates, and where there are no records', () => {
    expect(state(typeWith(), '2026-11-24')).toBe('')
    expect(state(typeWith(['day']), '2026-11-24', { evenings: [] })).toBe('')
    expect(state(typeWith('every day'), '2026-11-24', {})).toBe('')
  })
})
