import { expect, it } from 'vitest'
import { dayAndMonthText, monthText, weekdayText } from '#model/time/german-dates.ts'
import { classesText, timesText, whenText } from './lesson-texts.ts'

it('says days as Germans do', () => {
  expect(whenText({ day: '2026-11-24', begin: '18:00' })).toBe('Di, 24.11., 18 Uhr')
  expect(whenText({ day: '2027-03-06', begin: '09:05' })).toBe('Sa, 6.3., 9:05 Uhr')
  expect(weekdayText('2026-11-29')).toBe('Sonntag')
  expect(dayAndMonthText('2027-03-06')).toBe('6. März')
  expect(monthText('2026-11-24')).toBe('November 2026')
})

it.each([
  ['18:00', '19:30', '18–19:30 Uhr'],
  ['08:30', '', '8:30 Uhr'],
  ['00:00', '', '0 Uhr'],
])('says from %s to "%s" as %s', (begin, end, text) => {
  expect(timesText({ begin, end })).toBe(text)
})

it.each([
  [[], 'Alle Klassen'],
  [['B' as const], 'Klasse B'],
  [['B' as const, 'BE' as const, 'A' as const], 'Klassen B, BE und A'],
  [['ASF' as const], 'Aufbauseminar für Fahranfänger'],
  [['B' as const, 'ASF' as const], 'Klasse B, Aufbauseminar für Fahranfänger'],
  [['B' as const, 'A' as const, 'ASF' as const], 'Klassen B und A, Aufbauseminar für Fahranfänger'],
])('says for which classes: %j', (licence_classes, text) => {
  expect(classesText({ licence_classes })).toBe(text)
})
