import { weekdayOf } from '#model/time/berlin-time.ts'

// Spelled out: browsers and Node.js abbreviate them in different ways, and a page is hydrated.
export const WEEKDAYS = [
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

/** @param day `YYYY-MM-DD`; gives `24. November 2026` */
export const longDayText = (day: string): string => `${dayAndMonthText(day)} ${day.slice(0, 4)}`

/** @param day `YYYY-MM-DD`; gives `Di, 24.11.` */
export function shortDayText(day: string): string {
  const [, month = 1, date = 1] = numbersOf(day)
  return `${weekdayText(day).slice(0, 2)}, ${date}.${month}.`
}

/** @param time `HH:MM`; gives `18` or `18:30` */
export function clockText(time: string): string {
  const [hour = '', minute = ''] = time.split(':')
  return minute === '00' ? String(Number(hour)) : `${Number(hour)}:${minute}`
}
