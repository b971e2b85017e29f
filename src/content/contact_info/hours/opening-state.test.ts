import { describe, expect, it } from 'vitest'
import { berlinInstant } from '#model/time/berlin-time.ts'
import { openingState } from './opening-state.ts'

const hours = {
  // Monday to Friday with a break, Saturday morning, Sunday closed.
  week_hours: [...Array<string>(5).fill('08:00-12:00 13:00-18:30'), '09:00-12:00', ''],
  closed_on_holidays: true,
  special_hours: [
    '2026-12-24/2027-01-03|closed|Betriebsferien',
    '2026-12-30/2026-12-30|10:00-12:00|Notdienst',
    '2026-12-07/2026-12-07|closed|',
    '2026-10-03/2026-10-03|10:00-14:00|Tag der offenen Tür',
  ],
}

/** @param at in Germany */
const stateAt = (at: string, changed: Partial<typeof hours> = {}) => {
  const [day = '', time] = at.split(' ')
  return openingState({ ...hours, ...changed }, berlinInstant(day, time))
}

describe('visitors read', () => {
  // 2026-11-24 is a Tuesday.
  it.each([
    ['2026-11-24 08:00', 'Jetzt geöffnet bis 12 Uhr'],
    ['2026-11-24 11:59', 'Jetzt geöffnet bis 12 Uhr'],
    ['2026-11-24 12:00', 'Jetzt geschlossen, öffnet um 13 Uhr'],
    ['2026-11-24 18:29', 'Jetzt geöffnet bis 18:30 Uhr'],
    ['2026-11-24 18:30', 'Jetzt geschlossen, öffnet morgen um 8 Uhr'],
    ['2026-11-24 23:59', 'Jetzt geschlossen, öffnet morgen um 8 Uhr'],
    ['2026-11-25 00:00', 'Jetzt geschlossen, öffnet um 8 Uhr'],
    ['2026-11-28 12:00', 'Jetzt geschlossen, öffnet Montag um 8 Uhr'],
    ['2026-11-29 10:00', 'Jetzt geschlossen, öffnet morgen um 8 Uhr'],
    // Reformationstag 2026 is a Saturday, Himmelfahrt a Thursday, Easter from April 3 to 6.
    ['2026-10-31 10:00', 'Heute geschlossen: Reformationstag, öffnet Montag um 8 Uhr'],
    ['2026-10-30 19:00', 'Jetzt geschlossen, öffnet Montag um 8 Uhr'],
    ['2026-05-14 00:00', 'Heute geschlossen: Christi Himmelfahrt, öffnet morgen um 8 Uhr'],
    ['2026-04-02 18:30', 'Jetzt geschlossen, öffnet Samstag um 9 Uhr'],
    ['2026-04-04 12:00', 'Jetzt geschlossen, öffnet Dienstag um 8 Uhr'],
    // Special days: closed without a reason, open on a holiday, one day within the school's own.
    ['2026-12-07 10:00', 'Heute geschlossen, öffnet morgen um 8 Uhr'],
    ['2026-10-03 10:00', 'Jetzt geöffnet bis 14 Uhr'],
    ['2026-10-03 14:00', 'Jetzt geschlossen, öffnet Montag um 8 Uhr'],
    ['2026-12-24 10:00', 'Heute geschlossen: Betriebsferien, öffnet Mittwoch um 10 Uhr'],
    ['2026-12-30 11:00', 'Jetzt geöffnet bis 12 Uhr'],
    ['2026-12-30 12:00', 'Jetzt geschlossen, öffnet Montag um 8 Uhr'],
  ])('at %s: %s', (at, text) => {
    expect(stateAt(at)).toEqual({ open: text.includes('geöffnet'), text })
  })

  it('the date of an opening that is a week away or more', () => {
    const special_hours = ['2026-12-24/2027-01-03|closed|Betriebsferien']
    expect(stateAt('2026-12-24 10:00', { special_hours }).text).toBe(
      'Heute geschlossen: Betriebsferien, öffnet am 4. Januar um 8 Uhr',
    )
  })

  it.each([
    [['2026-12-24/2027-01-02|closed|Betriebsferien', '2026-12-24/2026-12-24|08:00-12:00|']],
    [['2026-12-24/2026-12-24|08:00-12:00|', '2026-12-24/2027-01-02|closed|Betriebsferien']],
    [['2026-12-24/2026-12-24|closed|', '2026-12-24/2026-12-24|08:00-12:00|']],
  ])('the day that is within the holidays, or entered later: %j', (special_hours) => {
    expect(stateAt('2026-12-24 10:00', { special_hours }).text).toBe('Jetzt geöffnet bis 12 Uhr')
  })

  it('no opening where there is none, and holidays do not matter where they do not', () => {
    const week_hours = Array<string>(7).fill('')
    expect(stateAt('2026-11-24 10:00', { week_hours, special_hours: [] }).text).toBe(
      'Jetzt geschlossen',
    )
    expect(stateAt('2026-05-14 10:00', { closed_on_holidays: false }).text).toBe(
      'Jetzt geöffnet bis 12 Uhr',
    )
  })

  it('when it closes where it is open past midnight', () => {
    const week_hours = ['18:00-23:59', '00:00-02:00', '', '', '', '', '']
    expect(stateAt('2026-11-23 23:30', { week_hours }).text).toBe('Jetzt geöffnet bis 2 Uhr')
    expect(stateAt('2026-11-24 01:00', { week_hours }).text).toBe('Jetzt geöffnet bis 2 Uhr')
  })

  it('24 Uhr for midnight, and the next day from then on', () => {
    const week_hours = Array<string>(7).fill('20:00-23:59')
    expect(stateAt('2026-11-24 23:59', { week_hours })).toEqual({
      open: true,
      text: 'Jetzt geöffnet bis 24 Uhr',
    })
    expect(stateAt('2026-11-25 00:00', { week_hours }).text).toBe(
      'Jetzt geschlossen, öffnet um 20 Uhr',
    )
  })
})

describe('when clocks change', () => {
  const week_hours = Array<string>(7).fill('01:30-02:30 04:00-05:00')
  const at = (instant: string) =>
    openingState({ ...hours, week_hours, special_hours: [] }, new Date(instant)).text

  it('forward, 02:00 is 03:00', () => {
    expect(at('2026-03-29T00:59:59Z')).toBe('Jetzt geöffnet bis 2:30 Uhr')
    expect(at('2026-03-29T01:00:00Z')).toBe('Jetzt geschlossen, öffnet um 4 Uhr')
  })

  it('back, the hour from 2 to 3 comes twice', () => {
    expect(at('2026-10-25T00:29:59Z')).toBe('Jetzt geöffnet bis 2:30 Uhr')
    expect(at('2026-10-25T00:30:00Z')).toBe('Jetzt geschlossen, öffnet um 4 Uhr')
    expect(at('2026-10-25T01:15:00Z')).toBe('Jetzt geöffnet bis 2:30 Uhr')
  })
})
