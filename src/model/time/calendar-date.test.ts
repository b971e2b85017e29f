import fc from 'fast-check'
import { expect, it } from 'vitest'
import { isCalendarDate } from './calendar-date.ts'

const DAY_MS = 86_400_000

it('takes every day from 2000 to 2099', () => {
  const last = Date.UTC(2099, 11, 31)
  for (let day = Date.UTC(2000, 0, 1); day <= last; day += DAY_MS) {
    const text = new Date(day).toISOString().slice(0, 10)
    expect(isCalendarDate(text), text).toBe(true)
  }
})

it.each(['2026-02-29', '2026-04-31', '2026-13-01', '2026-00-10', '2026-1-1', '1999-12-31', ''])(
  'does not take "%s"',
  (text) => expect(isCalendarDate(text)).toBe(false),
)

it('takes nothing that the calendar does not know', () => {
  const part = (max: number) => fc.integer({ min: 0, max }).map((n) => String(n).padStart(2, '0'))
  fc.assert(
    fc.property(part(99), part(13), part(32), (year, month, day) => {
      const text = `20${year}-${month}-${day}`
      const date = new Date(`${text}T00:00:00Z`)
      const real = !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
      return isCalendarDate(text) === real
    }),
  )
})
