import type { Lesson } from './definition.ts'
import type { Occurrence } from './occurrences.ts'
import { weekdayOf } from '#model/berlin-time.ts'

// Spelled out: browsers and Node.js abbreviate them in different ways, and a page is hydrated.
const WEEKDAYS = [
  'Montag',
  'Dienstag',
  'Mittwoch',
  'Donnerstag',
  'Freitag',
  'Samstag',
  'Sonntag',
] as const
const MONTHS = [
  'Januar',
  'Februar',
  'März',
  'April',
  'Mai',
  'Juni',
  'Juli',
  'August',
  'September',
  'Oktober',
  'November',
  'Dezember',
] as const

const numbersOf = (day: string) => day.split('-').map(Number)

/** @param day `YYYY-MM-DD`; gives `Dienstag` */
export const weekdayText = (day: string): string => WEEKDAYS[weekdayOf(day)] ?? ''

/** @param day `YYYY-MM-DD`; gives `24. November` */
export function dayAndMonthText(day: string): string {
  const [, month = 1, date = 1] = numbersOf(day)
  return `${date}. ${MONTHS[month - 1] ?? ''}`
}

/** @param day `YYYY-MM-DD`; gives `November 2026` */
export function monthText(day: string): string {
  const [year = 0, month = 1] = numbersOf(day)
  return `${MONTHS[month - 1] ?? ''} ${year}`
}

/** @param day `YYYY-MM-DD`; gives `Di, 24.11.` */
function shortDayText(day: string): string {
  const [, month = 1, date = 1] = numbersOf(day)
  return `${weekdayText(day).slice(0, 2)}, ${date}.${month}.`
}

/** @param time `HH:MM`; gives `18` or `18:30`, as opening hours do */
function clockText(time: string): string {
  const [hour = '', minute = ''] = time.split(':')
  return minute === '00' ? String(Number(hour)) : `${Number(hour)}:${minute}`
}

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
