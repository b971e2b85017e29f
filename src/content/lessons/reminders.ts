import { isSoon, type Reminder } from '#model/records/reminder.ts'
import { berlinDay } from '#model/time/berlin-time.ts'
import type { Lesson } from './definition.ts'
import { intervalOf, nextOf } from './occurrences.ts'

/** Series on the site that end within two weeks, or are over. What took place once needs nobody. */
export function lessonReminders(lessons: readonly Lesson[], now: Date): Reminder[] {
  const today = berlinDay(now)
  return lessons
    .filter((lesson) => lesson.is_active && intervalOf(lesson) > 0)
    .flatMap((lesson): Reminder[] => {
      const { id, title, date, until } = lesson
      const day = until || date
      if (!nextOf(lesson, now)) {
        return [
          { id, day, text: { en: `${title}: no date any more`, de: `${title}: kein Termin mehr` } },
        ]
      }
      if (until === '' || !isSoon(until, today)) return []
      return [
        { id, day, text: { en: `${title}: the series ends`, de: `${title}: die Reihe endet` } },
      ]
    })
}
