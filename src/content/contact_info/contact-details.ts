import type { Values } from '#model/records/define-content.ts'
import { wholeWeek } from '#model/fields/hours-text.ts'
import type { OpeningHours } from '#model/time/hours-on.ts'
import { phoneHref, whatsAppNumber } from '#model/words/phone-href.ts'
import type { contactInfo } from './definition.ts'
import { weekLines } from './hours/hours-words.ts'
import { country, postalAddress } from './postal-address.ts'

/** How to reach the school, as the pages say it. */
export type ContactDetails = ReturnType<typeof contactDetails>

export function contactDetails(info: Values<typeof contactInfo>) {
  const { street, postalCode, city } = postalAddress(info)
  const town = `${postalCode} ${city}`
  const mobile = whatsAppNumber(info.phone_primary)
  const opening = openingHours(info)
  return {
    street,
    /** With the postal code. */
    town,
    /** In one line. */
    address: `${street}, ${town}, ${country.name}`,
    phone: info.phone_primary,
    email: info.email_primary,
    hours: hoursLines(info),
    /** What staff have entered of days that differ, beside the week if that is known. */
    differing: opening ?? info,
    opening,
    phoneHref: phoneHref(info.phone_primary),
    /** Undefined where the number is of no mobile phone. */
    whatsAppHref: mobile && `https://wa.me/${mobile}`,
    mailHref: `mailto:${info.email_primary}`,
  }
}

/** When the school is open: the week of the staff, or what their text says of it, if that is understood. */
export function openingHours(info: Values<typeof contactInfo>): OpeningHours | undefined {
  if (info.week_hours.length > 0) return info
  const week_hours = wholeWeek(info.business_hours)
  return week_hours && { ...info, week_hours }
}

type Hours = Pick<Values<typeof contactInfo>, 'business_hours' | 'show_week' | 'week_hours'>

/** The opening hours, line by line: the text of the staff, or their week where they prefer it. */
const hoursLines = ({ business_hours, show_week, week_hours }: Hours): string[] =>
  show_week && week_hours.length > 0
    ? weekLines(week_hours)
    : business_hours.split('\n').filter((line) => line.trim())
