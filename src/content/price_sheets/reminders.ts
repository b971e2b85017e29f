import { isSoon, type Reminder } from '#model/records/reminder.ts'
import { berlinDay } from '#model/time/berlin-time.ts'
import { ofLicence } from '#model/words/licence-classes.ts'
import type { PriceSheet } from './definition.ts'

/** Sheets that take over within two weeks. */
export function sheetReminders(sheets: readonly PriceSheet[], now: Date): Reminder[] {
  const today = berlinDay(now)
  return sheets
    .filter(
      ({ is_shown, valid_from }) => is_shown && valid_from > today && isSoon(valid_from, today),
    )
    .map(({ id, licence_class, valid_from: day }) => ({
      ...{ id, day },
      text: {
        en: `New prices of ${licence_class === 'ASF' ? 'the seminar' : `class ${licence_class}`} begin`,
        de: `Neue Preise ${ofLicence(licence_class)} beginnen`,
      },
    }))
}
