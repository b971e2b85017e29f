import { defineContent } from '#model/define-content.ts'
import { email, hours, text } from '#model/fields.ts'

export const contactInfo = defineContent({
  collection: 'contact_info',
  single: 'main',
  path: 'contact',
  labels: {
    en: { one: 'contact information', many: 'contact information', menu: 'Contact Info' },
    de: { one: 'Kontaktdaten', many: 'Kontaktdaten', gender: 'plural' },
  },
  title: 'location_address',
  order: { by: 'created_at', direction: 'asc' },
  icon: 'MapPin',
  messages: {
    en: {
      created: { title: 'Contact information updated' },
      updated: { title: 'Contact information updated' },
      saveFailed: {
        title: 'Update failed',
        description: 'There was an error updating the contact information.',
      },
    },
    de: {
      created: { title: 'Kontaktdaten gespeichert' },
      updated: { title: 'Kontaktdaten gespeichert' },
    },
  },
  fields: {
    location_address: text({ en: 'Street', de: 'Straße' }, { required: true }),
    // With initial values: the oldest records lack these two.
    location_postal: text(
      { en: 'Postal code', de: 'Postleitzahl' },
      { required: true, max: 20, initial: '07545' },
    ),
    location_city: text({ en: 'City', de: 'Ort' }, { required: true, max: 100, initial: 'Gera' }),
    phone_primary: text({ en: 'Phone', de: 'Telefon' }, { required: true, max: 40 }),
    email_primary: email({ en: 'E-mail', de: 'E-Mail' }, { required: true }),
    business_hours: hours(
      { en: 'Business hours', de: 'Öffnungszeiten' },
      { required: true, help: { en: 'One day per line', de: 'Ein Tag je Zeile' } },
    ),
  },
})
