/**
 * What the law says on the way to a licence: the only place of these numbers, each with its source.
 * To be checked by the school's lawyer before the page is shown, and whenever the law changes. The
 * page names `CHECKED`, and says that only the licensing authority's word is binding.
 */

/** As of when the rules below are written down, in words. */
const CHECKED = 'Juni 2025'

export const NOT_BINDING = `Diese Angaben sollen Ihnen die Planung erleichtern und geben die Regeln nach dem Stand vom ${CHECKED} wieder. Verbindlich Auskunft gibt Ihnen die Fahrerlaubnisbehörde an Ihrem Wohnort.`

/** Whole years of age or whole months before an age, and the paragraph that says so. */
interface Rule {
  readonly value: number
  readonly source: string
}

/** Months before the minimum age: practice of many authorities, no rule of the law. */
export const APPLICATION_MONTHS: Rule = { value: 6, source: 'Praxis vieler Behörden' }
export const THEORY_TEST_MONTHS: Rule = { value: 3, source: '§ 16 Abs. 3 FeV' }
export const PRACTICAL_TEST_MONTHS: Rule = { value: 1, source: '§ 17 Abs. 1 FeV' }
/** From this age on nobody has to come along. */
export const ALONE: Rule = { value: 18, source: '§ 48a FeV' }

/** A faster or another way to the same class. */
interface OtherWay {
  readonly label: string
  /** After the vehicle, where the label is a sentence. */
  readonly inLine?: string
  readonly minimumAge: Rule
  readonly accompanied?: true
  readonly theoryTest?: false
}

export interface WayRule {
  readonly vehicle: string
  readonly minimumAge: Rule
  /** Absent: both tests are taken. Mofa's own test has no date of its own in the law. */
  readonly tests?: readonly ('theory' | 'practical')[]
  readonly applies?: false
  readonly other?: OtherWay
  /** What else is needed, in a sentence. */
  readonly note?: string
}

const accompanied: OtherWay = {
  label: 'Begleitetes Fahren ab 17 (BF17)',
  minimumAge: { value: 17, source: '§ 48a FeV' },
  accompanied: true,
}
const car: Rule = { value: 18, source: '§ 10 Abs. 1 FeV' }

/** By licence class; a seminar for novice drivers leads to none. */
export const wayRules = {
  B: { vehicle: 'Auto', minimumAge: car, other: accompanied },
  B197: {
    vehicle: 'Auto, Prüfung mit Automatik',
    minimumAge: car,
    other: accompanied,
    note: 'Mit B197 legen Sie die Prüfung auf einem Automatikauto ab und dürfen trotzdem mit Schaltung fahren. Dafür brauchen Sie mindestens zehn Fahrstunden mit Schaltung und eine kurze Testfahrt in der Fahrschule (§ 17a FeV).',
  },
  BE: {
    vehicle: 'Auto mit Anhänger',
    minimumAge: car,
    tests: ['practical'],
    other: accompanied,
    note: 'Klasse BE baut auf Klasse B auf. Eine theoretische Prüfung gibt es dafür nicht (§ 15 FeV).',
  },
  AM: {
    vehicle: 'Roller und Kleinkraftrad',
    minimumAge: { value: 15, source: '§ 10 Abs. 1 FeV, seit 28.07.2021' },
  },
  A1: {
    vehicle: 'Motorrad bis 125 cm³',
    minimumAge: { value: 16, source: '§ 10 Abs. 1 FeV' },
  },
  A2: {
    vehicle: 'Motorrad bis 35 kW',
    minimumAge: { value: 18, source: '§ 10 Abs. 1 FeV' },
    note: 'Wer seit zwei Jahren Klasse A1 besitzt, braucht für A2 nur die praktische Prüfung (§ 15 FeV).',
  },
  A: {
    vehicle: 'Motorrad',
    minimumAge: { value: 24, source: '§ 10 Abs. 1 FeV' },
    other: {
      label: 'Ich besitze dann seit zwei Jahren Klasse A2',
      inLine: 'mit zwei Jahren Klasse A2',
      minimumAge: { value: 20, source: '§ 10 Abs. 1 FeV' },
      theoryTest: false,
    },
  },
  B196: {
    vehicle: 'Leichtes Motorrad mit Klasse B',
    minimumAge: { value: 25, source: '§ 6b FeV' },
    tests: [],
    note: 'Sie müssen Klasse B seit mindestens fünf Jahren besitzen und eine Fahrerschulung machen; eine Prüfung gibt es nicht. B196 gilt nur in Deutschland (§ 6b FeV).',
  },
  Mofa: {
    vehicle: 'Bis 25 km/h, mit Prüf­bescheinigung',
    minimumAge: { value: 15, source: '§ 10 Abs. 3 FeV' },
    tests: [],
    applies: false,
    note: 'Für das Mofa genügt eine theoretische Prüfung (§ 5 FeV). Ab wann Sie sie ablegen können, sagt Ihnen die Prüfstelle.',
  },
} as const satisfies Readonly<Record<string, WayRule>>

export type Way = keyof typeof wayRules

export const WAYS = Object.keys(wayRules) as readonly Way[]

/** Who may come along in accompanied driving: § 48a (5) and (6) FeV. */
export const COMPANION_CONDITIONS = [
  'ist mindestens 30 Jahre alt',
  'besitzt seit mindestens fünf Jahren ohne Unterbrechung Klasse B und hat den Führerschein dabei',
  'hat höchstens einen Punkt im Fahreignungsregister, wenn die Prüfungsbescheinigung erteilt wird',
  'ist in der Prüfungsbescheinigung namentlich genannt',
  'begleitet nicht mit 0,5 Promille oder mehr und nicht unter Einfluss von Drogen',
] as const

export const ACCOMPANIED =
  'Bis Sie 18 sind, fahren Sie mit der Prüfungsbescheinigung. Sie gilt in anderen Ländern in der Regel nicht und muss spätestens drei Monate nach dem 18. Geburtstag gegen den Kartenführerschein getauscht sein.'

/** In which the theory test can be taken beside German: Anlage 7 Nr. 1.3 FeV. */
export const FOREIGN_LANGUAGES = [
  'Englisch',
  'Französisch',
  'Griechisch',
  'Hocharabisch',
  'Italienisch',
  'Kroatisch',
  'Polnisch',
  'Portugiesisch',
  'Rumänisch',
  'Russisch',
  'Spanisch',
  'Türkisch',
] as const

/** How long what has been achieved counts. */
export const VALIDITIES = [
  {
    what: 'Sehtest',
    text: 'Bei der Antragstellung höchstens zwei Jahre alt',
    source: '§ 12 Abs. 7 FeV',
  },
  {
    what: 'Erste-Hilfe-Kurs',
    text: 'Neun Unterrichtseinheiten; die Bescheinigung läuft nicht ab',
    source: '§ 19 FeV',
  },
  {
    what: 'Ausbildung',
    text: 'Bei der Prüfung höchstens zwei Jahre her',
    source: '§ 16 Abs. 3, § 17 FeV',
  },
  {
    what: 'Theoretische Prüfung',
    text: 'Danach zwölf Monate Zeit für die praktische Prüfung',
    source: '§ 18 Abs. 2 FeV',
  },
] as const
