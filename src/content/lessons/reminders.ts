import { isSoon, type Reminder } from '#model/records/reminder.ts'
import { berlinDay } from '#model/time/berlin-time.ts'
import type { Lesson } from './definition.ts'
import { intervalOf, nextOf } from './occurrences.ts'

/** Series that end within two weeks, and lessons on the site that have no date any more. */
export function lessonReminders(lessons: readonly Lesson[], now: Date): Reminder[] {
  const today = berlinDay(now)
  return lessons
    .filter(({ is_active }) => is_active)
    .flatMap((lesson): Reminder[] => {
      const { id, title, date, until } = lesson
      const day = intervalOf(lesson) > 0 && until !== '' ? until : date
      if (!nextOf(lesson, now)) {
        return [
          { id, day, text: { en: `${title}: no date any more`, de: `${title}: kein Termin mehr` } },
        ]
      }
      if (intervalOf(lesson) === 0 || until === '' || !isSoon(until, today)) return []
      return [
        { id, day, text: { en: `${title}: the series ends`, de: `${title}: die Reihe endet` } },
      ]
    })
}
