import { describe, expect, it } from 'vitest'
import { amountOf, structuredData } from '#site/landing/structured-data.ts'
import { defaultContactInfo } from '#content/contact_info/defaults.ts'

describe('the amount of a price', () => {
  it.each([
    ['599€', 599],
    ['ab 1.299,50 €', 1299.5],
    ['nur 49 €/Stunde', 49],
    ['1299.50 €', 1299.5],
    ['59.90 €', 59.9],
    ['1 299 €', 1299],
    ['1\u00a0299 €', 1299],
    ['1\u202f299\u00a0€', 1299],
    ['1,299.00 €', 1299],
    ['Klasse B197: 1.299 €', 1299],
    ['A1 299 €', 299],
    ['99,– €', 99],
    ['€ 99', 99],
    ['99 EUR', 99],
    ['59 € je 45 Minuten', 59],
  ])('%s is %s euros', (price, amount) => {
    expect(amountOf(price)).toEqual({ price: amount, priceCurrency: 'EUR' })
  })

  it.each([
    'auf Anfrage',
    '600 CHF',
    '€',
    '99 € – 149 €',
    '99 – 149 €',
    '99 bis 149 €',
    'statt 1.499 € nur 1.299 €',
    '1.23.456 €',
    '12 x 49 €',
    '12 × 49 €',
    '12 Raten à 49 €',
    '600/700 €',
    '600 / 700 €',
  ])('%s is none', (price) => {
    expect(amountOf(price)).toEqual({})
  })
})

describe('structured data', () => {
  it('names the built-in courses while there are no stored ones, and no empty list of questions', () => {
    const text = JSON.stringify(
      structuredData('https://school.example', { at: '2026-04-30T12:00:00Z', records: {} }),
    )
    expect(text).toContain('599')
    expect(text).not.toContain('FAQPage')
  })

  it('say when the school is open', () => {
    const data = structuredData('https://school.example', {
      at: '2026-04-30T12:00:00Z',
      records: {},
    })
    expect(data).toMatchObject({
      '@graph': [
        {
          openingHoursSpecification: [
            { '@type': 'OpeningHoursSpecification', opens: '08:00', closes: '20:00' },
            { dayOfWeek: ['Saturday'], opens: '09:00', closes: '17:00' },
          ],
        },
      ],
    })
  })

  it.each([
    'Mo–Fr 8–18 Uhr\nMittwoch nur nach Vereinbarung',
    'Bürozeiten: Mo und Do 16–18 Uhr\nFr 10–12 Uhr',
  ])('say nothing of a week that is not understood as a whole: %j', (business_hours) => {
    const records = { contact_info: [{ id: 'main', ...defaultContactInfo, business_hours }] }
    const data = structuredData('https://school.example', { at: '2026-04-30T12:00:00Z', records })
    expect(data).toMatchObject({ '@graph': [{ openingHoursSpecification: [] }] })
  })

  it('say so as staff have entered it, with the days that differ', () => {
    const week_hours = ['', '', '', '09:00-12:00', '', '', '']
    const records = { contact_info: [{ id: 'main', ...defaultContactInfo, week_hours }] }
    const data = structuredData('https://school.example', { at: '2026-04-30T12:00:00Z', records })
    expect(data).toMatchObject({
      '@graph': [
        {
          openingHoursSpecification: [{ dayOfWeek: ['Thursday'], opens: '09:00', closes: '12:00' }],
          // Of 2026, Christi Himmelfahrt alone is still to come on a Thursday.
          specialOpeningHoursSpecification: [{ validFrom: '2026-05-14' }],
        },
      ],
    })
  })

  it('name the days that differ where staff have left it at the text, too', () => {
    const special_hours = ['2026-12-24/2027-01-02|closed|Betriebsferien']
    const records = { contact_info: [{ id: 'main', ...defaultContactInfo, special_hours }] }
    const data = structuredData('https://school.example', { at: '2026-04-30T12:00:00Z', records })
    expect(data).toMatchObject({
      '@graph': [
        {
          specialOpeningHoursSpecification: expect.arrayContaining([
            expect.objectContaining({ validFrom: '2026-12-24', validThrough: '2027-01-02' }),
          ]) as unknown,
        },
      ],
    })
  })

  it('give the address in its parts, also that of an older record', () => {
    const location_address = 'Am Markt 1, 07743 Jena, Deutschland'
    const records = { contact_info: [{ id: 'main', ...defaultContactInfo, location_address }] }
    expect(
      structuredData('https://school.example', { at: '2026-04-30T12:00:00Z', records }),
    ).toMatchObject({
      '@graph': [
        {
          address: {
            streetAddress: 'Am Markt 1',
            postalCode: '07743',
            addressLocality: 'Jena',
            addressCountry: 'DE',
          },
        },
      ],
    })
  })
})
