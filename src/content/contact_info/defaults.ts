import type { Values } from '#model/records/define-content.ts'
import { contactInfo } from './definition.ts'

const { location_postal, location_city, ...others } = contactInfo.initial

/** Shown while the store has no contact record or cannot be reached. */
export const defaultContactInfo: Values<typeof contactInfo> = {
  ...others,
  location_address: 'Musterstraße 12',
  location_postal,
  location_city,
  phone_primary: '+49 365 0000000',
  email_primary: 'info@fahrschule-gera.example',
  business_hours: 'Montag–Freitag: 8–20 Uhr\nSamstag: 9–17 Uhr\nSonntag: geschlossen',
}
