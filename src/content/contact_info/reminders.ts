import type { Content } from '#model/records/define-content.ts'
import { isSoon, type Reminder } from '#model/records/reminder.ts'
import { berlinDay } from '#model/time/berlin-time.ts'
import { specialDays } from '#model/time/week.ts'
import type { contactInfo } from './definition.ts'

/** Special days that begin within two weeks, and those that end by then. */
export function openingReminders(
  records: readonly Content<typeof contactInfo>[],
  now: Date,
): Reminder[] {
  const today = berlinDay(now)
  return records.flatMap(({ id, special_hours }) =>
    special_hours.map(specialDays).flatMap(({ from, to, hours, reason }): Reminder[] => {
      const what = hours
        ? { en: 'Other hours', de: 'Andere Zeiten' }
        : { en: 'Closed', de: 'Geschlossen' }
      const why = reason && ` (${reason})`
      if (from >= today) {
        const text = { en: `${what.en}${why}: first day`, de: `${what.de}${why}: erster Tag` }
        return isSoon(from, today) ? [{ id, day: from, text }] : []
      }
      const text = { en: `${what.en}${why}: last day`, de: `${what.de}${why}: letzter Tag` }
      return isSoon(to, today) ? [{ id, day: to, text }] : []
    }),
  )
}
