export const INTRO =
  'Was die Ausbildung bei uns kostet, Klasse für Klasse. Der Kostenrechner zählt zusammen, womit Sie ungefähr rechnen müssen.'

export const NO_PRICES =
  'Unsere Preise finden Sie bald hier. Bis dahin nennen wir sie Ihnen gern persönlich: Schreiben Sie uns, für welche Klasse Sie sich interessieren.'

/** On the screen once, on paper below each class. What is said of taxes and law is for the owner's lawyer to check. */
export const IN_EUROS = 'Alle Preise in Euro, einschließlich Umsatzsteuer.'
export const NOT_BINDING =
  'Welche Entgelte wir nennen, richtet sich nach §\u00a032 des Fahrlehrergesetzes. Verbindlich ist, was in Ihrem Ausbildungsvertrag steht; eine Rechtsauskunft ist diese Seite nicht.'
