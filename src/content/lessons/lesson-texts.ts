import { clockText, shortDayText } from '#model/time/german-dates.ts'
import type { Lesson } from './definition.ts'
import type { Occurrence } from './occurrences.ts'

/** `18 Uhr`, `18–19:30 Uhr` */
export const timesText = ({ begin, end }: Pick<Occurrence, 'begin' | 'end'>): string =>
  `${clockText(begin)}${end ? `–${clockText(end)}` : ''} Uhr`

/** `Di, 24.11., 18 Uhr` */
export const whenText = ({ day, begin }: Pick<Occurrence, 'day' | 'begin'>): string =>
  `${shortDayText(day)}, ${timesText({ begin, end: '' })}`

/** `Klassen B und BE`, `Alle Klassen`; of the seminar for novice drivers, its name. */
export function classesText({ licence_classes: classes }: Pick<Lesson, 'licence_classes'>): string {
  if (classes.length === 0) return 'Alle Klassen'
  const [last, ...others] = classes.toReversed()
  const named = others.length > 0 ? `${others.reverse().join(', ')} und ${last}` : last
  return classes.length === 1 ? `Klasse ${named}` : `Klassen ${named}`
}
