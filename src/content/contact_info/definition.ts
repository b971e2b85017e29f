import { defineContent } from '#model/define-content.ts'
import { constant, email, hours, text } from '#model/fields.ts'

export const contactInfo = defineContent({
  collection: 'contact_info',
  single: 'main',
  path: 'contact',
  labels: { one: 'contact information', many: 'contact information', menu: 'Contact Info' },
  title: 'location_address',
  order: { by: 'created_at', direction: 'asc' },
  icon: 'MapPin',
  messages: {
    created: { title: 'Contact information updated' },
    updated: { title: 'Contact information updated' },
    saveFailed: {
      title: 'Update failed',
      description: 'There was an error updating the contact information.',
    },
  },
  fields: {
    location_address: text('Address', { required: true }),
    phone_primary: text('Phone', { required: true, max: 40 }),
    email_primary: email('E-mail', { required: true }),
    business_hours: hours('Business hours', { required: true }),
    location_city: constant('City', 'Gera'),
    location_postal: constant('Postal code', '07545'),
  },
})
