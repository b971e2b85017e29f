/** What the legal pages say of the school itself: fixed text, so that it can be read without scripts. */
export const school = {
  name: 'Fahrschule Gera',
  owner: 'Jens Beispiel',
  street: 'Musterstraße 12',
  city: '07545 Gera',
  phone: '+49 365 0000000',
  email: 'info@fahrschule-gera.example',
  country: 'Deutschland',
  /** ISO 3166. */
  countryCode: 'DE',
} as const
