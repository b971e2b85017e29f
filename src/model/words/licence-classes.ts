/** What a driving school teaches: classes of § 6 FeV and § 6b FeV, entries of B, and what leads there. */
export const LICENCE_CLASSES = [
  'B',
  'B197',
  'BE',
  'AM',
  'A1',
  'A2',
  'A',
  'B196',
  'Mofa',
  'ASF',
] as const

export type LicenceClass = (typeof LICENCE_CLASSES)[number]

/** `Klasse B` */
export const licenceName = (name: LicenceClass): string =>
  name === 'ASF' ? 'Aufbauseminar für Fahranfänger' : `Klasse ${name}`

/** `der Klasse B` */
export const ofLicence = (name: LicenceClass | ''): string =>
  name === 'ASF' ? 'des Aufbauseminars für Fahranfänger' : `der Klasse ${name}`
