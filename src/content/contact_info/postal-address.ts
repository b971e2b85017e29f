import type { Values } from '#model/records/define-content.ts'
import type { contactInfo } from './definition.ts'

type Address = Pick<
  Values<typeof contactInfo>,
  'location_address' | 'location_postal' | 'location_city'
>

/** Where the school is; its code by ISO 3166. */
export const country = { name: 'Deutschland', code: 'DE' } as const

/** Street, postal code and town in one: "Am Markt 1, 07743 Jena, Deutschland". */
const WHOLE_ADDRESS = /^([^]+?)[,\n]\s*(\d{5}) +([^,\n]+)/

/**
 * The parts of the school's address. In records from when staff could not edit postal code and town,
 * the address held all of it, and is what they wrote: it then counts more than the other fields.
 */
export function postalAddress({ location_address, location_postal, location_city }: Address) {
  const [, street = location_address, postalCode = location_postal, city = location_city] =
    WHOLE_ADDRESS.exec(location_address) ?? []
  return { street, postalCode, city }
}
