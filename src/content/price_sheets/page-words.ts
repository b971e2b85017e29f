import type { Sheet } from './stated-fees.ts'
import { usualLessons } from './calculator/estimate.ts'

export const INTRO =
  'Was die Ausbildung bei uns kostet, Klasse für Klasse. Der Kostenrechner zählt zusammen, womit Sie ungefähr rechnen müssen.'

export const NO_PRICES =
  'Unsere Preise finden Sie bald hier. Bis dahin nennen wir sie Ihnen gern persönlich: Schreiben Sie uns, für welche Klasse Sie sich interessieren.'

/** On the screen once, on paper below each class. What is said of taxes and law is for the owner's lawyer to check. */
export const IN_EUROS = 'Alle Preise in Euro, einschließlich Umsatzsteuer.'
export const NOT_BINDING =
  'Welche Entgelte wir nennen, richtet sich nach §\u00a032 des Fahrlehrergesetzes. Verbindlich ist, was in Ihrem Ausbildungsvertrag steht; eine Rechtsauskunft ist diese Seite nicht.'

export const CALCULATOR_INTRO =
  'Wie viele Fahrstunden es werden, weiß vorher niemand: Rechnen Sie deshalb mit einer Spanne. Ihre Angaben bleiben auf Ihrem Gerät.'

export function aboutLessons(sheet: Sheet): string {
  return `Zu je 45 Minuten, ohne Sonderfahrten. ${usualText(sheet)}`
}

function usualText(sheet: Sheet): string {
  const usual = usualLessons(sheet)
  if (!usual) return 'Die Zahlen am Anfang sind ein Beispiel: Setzen Sie ein, was Sie erwarten.'
  const [least, most] = usual
  return least === most
    ? `Nach unserer Erfahrung sind es meist etwa ${least}.`
    : `Nach unserer Erfahrung sind es meist ${least} bis ${most}; manche brauchen weniger, manche mehr.`
}

/** What others charge, as far as the school says it, or that it says nothing. */
export const OF_OTHERS = 'Richtwerte: Was es genau kostet, erfahren Sie bei diesen Stellen.'
export const WITHOUT_OTHERS =
  'Nicht enthalten ist, was andere berechnen: die Gebühren der Prüforganisation (TÜV oder DEKRA) und der Fahrerlaubnisbehörde, Sehtest, Erste-Hilfe-Kurs und Passbild. Wie hoch sie sind, erfahren Sie dort.'

export const AN_ESTIMATE =
  'Wer schon einen Führerschein hat, zahlt bei uns vielleicht einen anderen Grundbetrag: Fragen Sie uns. Das Ergebnis ist eine Schätzung, kein Angebot.'

/** What is said after the link was to be copied. */
export const COPY_RESULTS = {
  copied: 'Kopiert. Wer den Link öffnet, sieht diese Berechnung.',
  failed: 'Das ging nicht. Sie finden den Link oben in der Adresszeile.',
}
