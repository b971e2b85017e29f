import { contactDetails } from '#content/contact_info/contact-details.ts'
import { defaultContactInfo } from '#content/contact_info/defaults.ts'
import { contactInfo } from '#content/contact_info/definition.ts'
import { school } from '#content/school.ts'
import { useSingleRecord } from '#data/content/content-store.ts'

/** How to reach the school: the stored record, or the built-in one until there is one. */
export const useContactInfo = () =>
  contactDetails(useSingleRecord(contactInfo, defaultContactInfo), school.country)
