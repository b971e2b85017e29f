/**
 * What a developer fills in once, for all pages. How the school is reached, its staff enter in the
 * back office as contact information.
 */
export const school = {
  name: 'Fahrschule Gera',
  /** Below the icon of the installed site. */
  shortName: 'Fahrschule',
  /** In the title of the landing page, and in search results. */
  offer: 'Führerschein Klasse B und A',
  description:
    'Führerschein Klasse B und A in Gera: erfahrene Fahrlehrer, moderne Fahrzeuge und flexible Termine.',
  owner: 'Jens Beispiel',
  vatId: 'DE000000000 (Beispiel)',
  /** Grants the licence of the school. */
  supervisor: {
    name: 'Stadt Gera (Fahrschulerlaubnisbehörde)',
    street: 'Kornmarkt 12',
    town: '07545 Gera',
  },
  country: 'Deutschland',
  /** ISO 3166. */
  countryCode: 'DE',
  /** `#` until there is one. */
  profiles: { facebook: '#', instagram: '#', youtube: '#' },
} as const
