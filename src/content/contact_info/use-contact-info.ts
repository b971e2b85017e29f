import { contactDetails } from './contact-details.ts'
import { defaultContactInfo } from './defaults.ts'
import { contactInfo } from './definition.ts'
import { useSingleRecord } from '#firebase/content/content-store.ts'

/** How to reach the school: the stored record, or the built-in one until there is one. */
export const useContactInfo = () => contactDetails(useSingleRecord(contactInfo, defaultContactInfo))
