import { defaultContactInfo } from '#content/contact_info/defaults.ts'
import { contactInfo } from '#content/contact_info/definition.ts'
import { useSingleRecord } from '#data/content/content-store.ts'
import { phoneHref } from '#model/phone-href.ts'

/** How to reach the school: the stored record, or the built-in one until there is one. */
export function useContactInfo() {
  const info = useSingleRecord(contactInfo, defaultContactInfo)
  return {
    address: info.location_address,
    phone: info.phone_primary,
    email: info.email_primary,
    hours: info.business_hours.split('\n').filter((line) => line.trim()),
    phoneHref: phoneHref(info.phone_primary),
    mailHref: `mailto:${info.email_primary}`,
  }
}
