import { expect, it } from 'vitest'
import { isFound, withParts } from '#entries/render/optional-pages.ts'
import { priceData } from './price-data.ts'
import { priceSheet } from '#tests/support/samples/price-sheets.ts'

const content = (at: string) => ({
  at,
  records: {
    price_sheets: [
      { id: 'old', ...priceSheet('ASF', { flat_fee: 29_900 }) },
      { id: 'new', ...priceSheet('ASF', { flat_fee: 34_950, valid_from: '2026-12-01' }) },
      { id: 'car', ...priceSheet('B', { valid_from: '2027-01-01' }) },
    ],
  },
})

it('search engines read what is valid when the page is rendered', () => {
  expect(priceData('https://school.example', content('2026-11-30T23:00:00Z'))).toEqual({
    '@context': 'https://schema.org',
    '@type': 'OfferCatalog',
    name: 'Preise',
    url: 'https://school.example/preise',
    itemListElement: [
      {
        '@type': 'Offer',
        name: 'ASF: Aufbauseminar für Fahranfänger',
        url: 'https://school.example/preise#asf',
        validFrom: '2026-12-01',
        seller: { '@id': 'https://school.example/#school' },
        priceSpecification: [
          {
            '@type': 'UnitPriceSpecification',
            name: 'Pauschale für den Kurs',
            price: 349.5,
            priceCurrency: 'EUR',
          },
        ],
      },
    ],
  })
})

it('the page is there for visitors from the first sheet’s day on', () => {
  const parts = (at: string) => withParts(content(at)).parts?.['/preise']
  const before = content('2025-12-31T22:59:00Z')
  expect(withParts(before)).toEqual(before)
  expect(parts('2025-12-31T23:00:00Z')).toEqual([['asf', '']])
  expect(parts('2026-12-31T23:00:00Z')).toEqual([
    ['b', 'insgesamt meist 2.800 bis 3.400\u00a0€'],
    ['asf', ''],
  ])
  expect(isFound('/preise', withParts(before))).toBe(false)
  expect(priceData('', before)).toBeUndefined()
})
