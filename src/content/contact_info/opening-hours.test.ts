import { describe, expect, it } from 'vitest'
import { defaultContactInfo } from './defaults.ts'
import { openingHours } from './opening-hours.ts'

const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday']

describe('opening hours', () => {
  it('are read from the built-in text', () => {
    expect(openingHours(defaultContactInfo.business_hours)).toEqual([
      { dayOfWeek: WEEKDAYS, opens: '08:00', closes: '20:00' },
      { dayOfWeek: ['Saturday'], opens: '09:00', closes: '17:00' },
    ])
  })

  it.each([
    ['Mo-Fr 8:30-18.00 Uhr', WEEKDAYS, '08:30', '18:00'],
    [
      'Mo. bis Mi. und Fr.: 9 Uhr bis 12 Uhr',
      ['Monday', 'Tuesday', 'Wednesday', 'Friday'],
      '09:00',
      '12:00',
    ],
    ['Samstag bis Montag: 10–14 Uhr', ['Monday', 'Saturday', 'Sunday'], '10:00', '14:00'],
    ['donnerstags 17–19', ['Thursday'], '17:00', '19:00'],
  ])('%s', (text, dayOfWeek, opens, closes) => {
    expect(openingHours(text)).toEqual([{ dayOfWeek, opens, closes }])
  })

  it('of two spans are two', () => {
    const day = { dayOfWeek: ['Tuesday'] }
    expect(openingHours('Di: 9–12 und 14–18 Uhr')).toEqual([
      { ...day, opens: '09:00', closes: '12:00' },
      { ...day, opens: '14:00', closes: '18:00' },
    ])
  })

  it.each([
    '',
    'nach Vereinbarung',
    'Sonntag: geschlossen',
    'Mo: ab 8 Uhr',
    'Mo–Fr: 8–99 Uhr',
    'Modellautos: 8–9 Uhr',
  ])('are none in "%s"', (text) => {
    expect(openingHours(text)).toEqual([])
  })
})
