import { expect, it } from 'vitest'
import { postalAddress } from './postal-address.ts'

const fields = { location_postal: '07545', location_city: 'Gera' }

it('is the street with the postal code and the town that staff have entered', () => {
  const record = { location_address: 'Am Markt 1', location_postal: '07743', location_city: 'Jena' }
  expect(postalAddress(record)).toEqual({ street: 'Am Markt 1', postalCode: '07743', city: 'Jena' })
})

it.each([
  ['Musterstraße 12, 07545 Gera, Deutschland', 'Musterstraße 12', '07545', 'Gera'],
  ['Musterstraße 12, 07545 Gera', 'Musterstraße 12', '07545', 'Gera'],
  ['Musterstraße 12\n07545 Gera\nDeutschland', 'Musterstraße 12', '07545', 'Gera'],
  ['Hof 2, Am Markt 1, 07743 Jena', 'Hof 2, Am Markt 1', '07743', 'Jena'],
])('is found in an older record, in %j', (location_address, street, postalCode, city) => {
  expect(postalAddress({ ...fields, location_address })).toEqual({ street, postalCode, city })
})

it.each(['Hof 2, Am Markt 1', 'Straße 12345, Hof', 'Am Markt 1,', ', 2. Stock'])(
  'takes %j for a street',
  (location_address) => {
    expect(postalAddress({ ...fields, location_address })).toEqual({
      street: location_address,
      postalCode: '07545',
      city: 'Gera',
    })
  },
)
