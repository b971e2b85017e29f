import { describe, expect, it } from 'vitest'
import { readHours } from './hours-text.ts'

/** From Monday to Sunday. */
type Week = [string, string, string, string, string, string, string]
const days = (
  week: Partial<Record<'mo' | 'di' | 'mi' | 'do' | 'fr' | 'sa' | 'so', string>>,
): Week => {
  const { mo = '', di = '', mi = '', do: thursday = '', fr = '', sa = '', so = '' } = week
  return [mo, di, mi, thursday, fr, sa, so]
}
const weekdays = (hours: string) => days({ mo: hours, di: hours, mi: hours, do: hours, fr: hours })

const di = '09:00-12:00 14:00-18:00'

describe('opening hours in German', () => {
  it.each<[text: string, week: Week]>([
    ['Mo-Fr 8:30-18.00 Uhr', weekdays('08:30-18:00')],
    ['Mo bis Fr von 8 bis 12 und von 13 bis 18 Uhr', weekdays('08:00-12:00 13:00-18:00')],
    [
      'Mo. bis Mi. und Fr.: 9 Uhr bis 12 Uhr',
      days({ mo: '09:00-12:00', di: '09:00-12:00', mi: '09:00-12:00', fr: '09:00-12:00' }),
    ],
    [
      'Samstag bis Montag: 10–14 Uhr',
      days({ sa: '10:00-14:00', so: '10:00-14:00', mo: '10:00-14:00' }),
    ],
    ['donnerstags 17–19', days({ do: '17:00-19:00' })],
    ['Sonnabend 9–12 h', days({ sa: '09:00-12:00' })],
    ['Di: 9–12 und 14–18 Uhr', days({ di: '09:00-12:00 14:00-18:00' })],
    ['Di: 14–18 Uhr\nDi: 9–12 Uhr', days({ di: '09:00-12:00 14:00-18:00' })],
    ['Fr 20–24 Uhr', days({ fr: '20:00-23:59' })],
    ['Fr 18–0 Uhr', days({ fr: '18:00-23:59' })],
    ['täglich 10–11 Uhr', Array<string>(7).fill('10:00-11:00') as Week],
    [
      'Mo–Fr 8–18 Uhr, Sa 9–12; So geschlossen',
      weekdays('08:00-18:00').with(5, '09:00-12:00') as Week,
    ],
    ['Mo, Mi, Fr 9–12 Uhr', days({ mo: '09:00-12:00', mi: '09:00-12:00', fr: '09:00-12:00' })],
    ['Sonntag: geschlossen', days({})],
    ['Montag Ruhetag', days({})],
    ['Mo–Fr 9–18 Uhr, Mi geschlossen', weekdays('09:00-18:00').with(2, '') as Week],
    [
      'Mittwoch: Ruhetag\nMontag bis Freitag: 9–18 Uhr',
      weekdays('09:00-18:00').with(2, '') as Week,
    ],
    [
      'täglich 8–20 Uhr\nSonntag: geschlossen\nSonntag: Ruhetag',
      Array<string>(7).fill('08:00-20:00').with(6, '') as Week,
    ],
    ['Mo–Fr 9–12 Uhr, Mo–Do 14–18 Uhr; Mo und Fr geschlossen', days({ di, mi: di, do: di })],
    ['', days({})],
  ])('are read from "%s"', (text, week) => {
    expect(readHours(text)).toEqual({ week, unread: [] })
  })

  it.each([
    'nach Vereinbarung',
    'Mo: ab 8 Uhr',
    'Mo–Fr: 8–99 Uhr',
    'Mo: 18–8 Uhr',
    'Mo: 8–12 und 11–18 Uhr',
    'Mo: 8–9, 10–11, 12–13, 14–15 Uhr',
    'Modellautos: 8–9 Uhr',
    'Mo–Fr 8–18 Uhr und nach Vereinbarung',
  ])('are not guessed from "%s"', (text) => {
    expect(readHours(text)).toEqual({ week: days({}), unread: [text] })
  })

  it('are read beside a line that is not understood, and one that contradicts', () => {
    expect(readHours('Mo: 8–12 Uhr\nBitte klingeln!\nMo: 10–18 Uhr\nSo: geschlossen')).toEqual({
      week: days({ mo: '08:00-12:00' }),
      unread: ['Bitte klingeln!', 'Mo: 10–18 Uhr'],
    })
  })

  it.each([
    ['Mo: 8–12 Uhr', 'Mo: geschlossen'],
    ['Mo–Mi: 8–12 Uhr', 'Mi–Fr: geschlossen'],
    ['Mo–Fr: 14–18 Uhr\nMo: 8–12 Uhr', 'Mo: geschlossen'],
    ['Sa: 8–12 Uhr', 'Sa, So: geschlossen'],
  ])('of "%s" are contradicted by "%s", before and after', (open, closed) => {
    const { week } = readHours(open)
    expect(readHours(`${open}\n${closed}`)).toEqual({ week, unread: [closed] })
    expect(readHours(`${closed}\n${open}`)).toEqual({ week, unread: [closed] })
  })
})
