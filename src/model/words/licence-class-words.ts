import type { Words } from '#model/words/language.ts'
import type { LicenceClass } from '#model/words/licence-classes.ts'

/** What each stands for, in a few words. */
export const licenceClassWords: Readonly<Record<LicenceClass, Words>> = {
  B: { en: 'B: car', de: 'B: Auto' },
  B197: { en: 'B197: car, automatic and manual', de: 'B197: Auto, Automatik und Schaltung' },
  BE: { en: 'BE: car with trailer', de: 'BE: Auto mit Anhänger' },
  AM: { en: 'AM: moped', de: 'AM: Roller und Kleinkraftrad' },
  A1: { en: 'A1: motorcycle up to 125 cc', de: 'A1: Motorrad bis 125 cm³' },
  A2: { en: 'A2: motorcycle up to 35 kW', de: 'A2: Motorrad bis 35 kW' },
  A: { en: 'A: motorcycle', de: 'A: Motorrad' },
  B196: { en: 'B196: 125 cc with a car licence', de: 'B196: 125 cm³ mit dem Autoführerschein' },
  Mofa: { en: 'Mofa: moped certificate', de: 'Mofa: Prüfbescheinigung' },
  ASF: { en: 'ASF: seminar for novice drivers', de: 'ASF: Aufbauseminar für Fahranfänger' },
}
