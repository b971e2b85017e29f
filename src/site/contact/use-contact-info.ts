import { defaultContactInfo } from '#content/contact_info/defaults.ts'
import { contactInfo } from '#content/contact_info/definition.ts'
import { postalAddress } from '#content/contact_info/postal-address.ts'
import { school } from '#content/school.ts'
import { useSingleRecord } from '#data/content/content-store.ts'
import { phoneHref } from '#model/phone-href.ts'

/** How to reach the school: the stored record, or the built-in one until there is one. */
export function useContactInfo() {
  const info = useSingleRecord(contactInfo, defaultContactInfo)
  const { street, postalCode, city } = postalAddress(info)
  const town = `${postalCode} ${city}`
  return {
    street,
    /** With the postal code. */
    town,
    /** In one line. */
    address: `${street}, ${town}, ${school.country}`,
    phone: info.phone_primary,
    email: info.email_primary,
    hours: info.business_hours.split('\n').filter((line) => line.trim()),
    phoneHref: phoneHref(info.phone_primary),
    mailHref: `mailto:${info.email_primary}`,
  }
}
