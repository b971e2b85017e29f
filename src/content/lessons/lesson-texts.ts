import { clockText, shortDayText } from '#model/time/german-dates.ts'
import { licenceName } from '#model/words/licence-classes.ts'
import type { Lesson } from './definition.ts'
import type { Occurrence } from './occurrences.ts'

/** `18 Uhr`, `18–19:30 Uhr` */
export const timesText = ({ begin, end }: Pick<Occurrence, 'begin' | 'end'>): string =>
  `${clockText(begin)}${end ? `–${clockText(end)}` : ''} Uhr`

/** `Di, 24.11., 18 Uhr` */
export const whenText = ({ day, begin }: Pick<Occurrence, 'day' | 'begin'>): string =>
  `${shortDayText(day)}, ${timesText({ begin, end: '' })}`

/** `Klassen B und BE`, `Alle Klassen`; of the seminar for novice drivers, its name. */
export function classesText({ licence_classes: all }: Pick<Lesson, 'licence_classes'>): string {
  if (all.length === 0) return 'Alle Klassen'
  const classes = all.filter((name) => name !== 'ASF')
  const named =
    classes.length > 1
      ? [`Klassen ${classes.slice(0, -1).join(', ')} und ${classes.at(-1)}`]
      : classes.map(licenceName)
  return (all.includes('ASF') ? [...named, licenceName('ASF')] : named).join(', ')
}
