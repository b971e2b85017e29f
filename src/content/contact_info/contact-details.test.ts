import { describe, expect, it } from 'vitest'
import { contactDetails, openingHours } from './contact-details.ts'
import { defaultContactInfo } from './defaults.ts'
import { announcedDays } from '#model/time/announced-days.ts'
import { openingState } from './hours/opening-state.ts'

/** At ten in the morning in Germany, on a Tuesday. */
const TUESDAY = new Date('2026-11-24T09:00:00Z')

const stateOf = (info: Partial<typeof defaultContactInfo>, at = TUESDAY) => {
  const hours = openingHours({ ...defaultContactInfo, ...info })
  return hours && openingState(hours, at).text
}

describe('whether the school is open', () => {
  it.each([
    ['Mo–Fr: 8–18 Uhr\nSa–So: geschlossen', 'Jetzt geöffnet bis 18 Uhr'],
    ['Mo–Fr: 13–18 Uhr', 'Jetzt geschlossen, öffnet um 13 Uhr'],
    ['Mittwoch: 9–12 Uhr', 'Jetzt geschlossen, öffnet morgen um 9 Uhr'],
    ['Mo–Fr 9–18 Uhr, Di geschlossen', 'Jetzt geschlossen, öffnet morgen um 9 Uhr'],
  ])('is read from the text: %j', (business_hours, want) => {
    expect(stateOf({ business_hours })).toBe(want)
  })

  it.each([
    'Mo–Fr: 8–18 Uhr\nSa nach Vereinbarung',
    'Mo–Fr: 8–18 Uhr und nach Vereinbarung',
    'Rufen Sie uns an!',
    'Mo–So: geschlossen',
    'Di: 8–18 Uhr\nDi: geschlossen',
    ' ',
  ])('is not said of a text that is not understood whole: %j', (business_hours) => {
    expect(stateOf({ business_hours })).toBeUndefined()
  })

  it('is known from special days and holidays beside the text, too', () => {
    const special_hours = ['2026-11-23/2026-11-24|closed|Umzug']
    expect(stateOf({ special_hours })).toBe('Heute geschlossen: Umzug, öffnet morgen um 8 Uhr')
    expect(stateOf({}, new Date('2026-12-25T09:00:00Z'))).toMatch(/^Heute geschlossen: .*Weihnacht/)
  })

  it('is read from the week where there is one, whatever the text says', () => {
    const week_hours = [...Array<string>(6).fill('09:00-17:00'), '']
    expect(stateOf({ week_hours, business_hours: 'Rufen Sie uns an!' })).toBe(
      'Jetzt geöffnet bis 17 Uhr',
    )
  })
})

it('no holiday is announced of a day that the text says is closed anyway', () => {
  const { differing } = contactDetails({ ...defaultContactInfo, closed_on_holidays: true })
  // In 2027, September 20 is a Monday and October 3 a Sunday.
  expect(announcedDays(differing, '2027-09-05').map(({ from }) => from)).toEqual(['2027-09-20'])
})
