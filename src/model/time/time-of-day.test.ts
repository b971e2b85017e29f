import { expect, it } from 'vitest'
import { isTimeOfDay } from '#model/time/week.ts'

it.each(['00:00', '09:05', '19:59', '20:00', '23:59'])('%s is a time of day', (text) => {
  expect(isTimeOfDay(text)).toBe(true)
})

it.each(['', '24:00', '9:05', '18:60', '18.30', '18:00 Uhr', '18:00\n', ' 18:00', '18:00:00'])(
  '%j is none',
  (text) => {
    expect(isTimeOfDay(text)).toBe(false)
  },
)
