import { describe, expect, it } from 'vitest'
import { specialSpecification, weekSpecification } from './opening-specification.ts'

const type = { '@type': 'OpeningHoursSpecification' }
const closed = { ...type, opens: '00:00', closes: '00:00' }
const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday']

const week = [...Array<string>(5).fill('08:00-12:00 13:00-18:00'), '08:00-12:00', '']
const hours = { week_hours: week, closed_on_holidays: true, special_hours: [] as string[] }
// A Tuesday, just after midnight in Germany.
const now = new Date('2026-11-23T23:30:00Z')

describe('search engines read of the week', () => {
  it('its times with their days, a break between two of them', () => {
    expect(weekSpecification(week)).toEqual([
      { ...type, dayOfWeek: [...weekdays, 'Saturday'], opens: '08:00', closes: '12:00' },
      { ...type, dayOfWeek: weekdays, opens: '13:00', closes: '18:00' },
    ])
  })

  it('nothing where there is none', () => {
    expect(weekSpecification([])).toEqual([])
  })
})

describe('search engines read of special days', () => {
  const days = (special: readonly { validFrom?: unknown }[]) =>
    special.map(({ validFrom }) => validFrom)

  it('the public holidays of the next year on days with hours', () => {
    // Weltkindertag 2027 is a Monday; of 2026's, Christmas is left: a Friday and a Saturday.
    const special = specialSpecification(hours, now)
    expect(days(special)).toEqual([
      '2026-12-25',
      '2026-12-26',
      '2027-01-01',
      '2027-03-26',
      '2027-03-29',
      '2027-05-01',
      '2027-05-06',
      '2027-05-17',
      '2027-09-20',
    ])
    expect(special[0]).toEqual({ ...closed, validFrom: '2026-12-25', validThrough: '2026-12-25' })
  })

  it('none of them where staff are there on holidays', () => {
    expect(specialSpecification({ ...hours, closed_on_holidays: false }, now)).toEqual([])
  })

  it('what staff have entered, also on a holiday, and nothing that is over', () => {
    const special_hours = [
      '2026-11-23/2026-11-23|closed|Inventur',
      '2026-11-20/2026-11-24|10:00-12:00 14:00-16:00|Umbau',
      '2026-12-21/2027-01-03|closed|Betriebsferien',
    ]
    const special = specialSpecification({ ...hours, special_hours }, now)
    const today = { validFrom: '2026-11-24', validThrough: '2026-11-24' }
    expect(special.slice(0, 3)).toEqual([
      { ...type, ...today, opens: '10:00', closes: '12:00' },
      { ...type, ...today, opens: '14:00', closes: '16:00' },
      { ...closed, validFrom: '2026-12-21', validThrough: '2027-01-03' },
    ])
    expect(days(special.slice(3))).not.toContain('2026-12-25')
    expect(days(special)).toContain('2027-03-26')
  })

  it('one answer of a day that several entries hold', () => {
    const special_hours = [
      '2026-12-24/2027-01-03|closed|Betriebsferien',
      '2026-12-30/2026-12-30|10:00-12:00|Notdienst',
    ]
    const special = specialSpecification({ ...hours, special_hours }, now)
    expect(special.slice(0, 3)).toEqual([
      { ...closed, validFrom: '2026-12-24', validThrough: '2026-12-29' },
      {
        ...type,
        ...{ validFrom: '2026-12-30', validThrough: '2026-12-30' },
        ...{ opens: '10:00', closes: '12:00' },
      },
      { ...closed, validFrom: '2026-12-31', validThrough: '2027-01-03' },
    ])
    expect(days(special)).toHaveLength(9)
  })
})
