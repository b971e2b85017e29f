import { expect, it } from 'vitest'
import type { Lesson } from './definition.ts'
import { lessonReminders } from './reminders.ts'

const lesson = (title: string, given: Partial<Lesson>) =>
  ({
    ...{ id: title, title, is_active: true, repeats: 'weekly', until: '', exceptions: [] },
    ...{ date: '2026-01-05', start_time: '18:00', end_time: '' },
    ...given,
  }) as Lesson

it('series that end soon or are over are told to staff, single dates go by themselves', () => {
  const found = lessonReminders(
    [
      lesson('endless', {}),
      lesson('ends soon', { until: '2026-12-09' }),
      lesson('ends later', { until: '2027-03-01' }),
      lesson('is over', { until: '2026-11-20' }),
      lesson('was once', { repeats: 'once' }),
      lesson('is to come', { repeats: 'once', date: '2026-12-01' }),
      lesson('is hidden', { repeats: 'once', is_active: false }),
    ],
    new Date('2026-11-27T10:00:00Z'),
  )
  expect(found.map(({ day, text }) => `${day} ${text.en}`)).toEqual([
    '2026-12-09 ends soon: the series ends',
    '2026-11-20 is over: no date any more',
  ])
})
