import type { Words } from '#model/words/language.ts'
import type { LicenceClass } from '#model/words/licence-classes.ts'

/** How the calculator counts a fee: so often as it says, as visitors choose, or not at all. */
export type Count = 'once' | 'lessons' | 'theory' | 'theoryAgain' | 'practice' | 'chosen' | 'never'

export interface FeeItem {
  readonly words: Words
  /** The classes whose sheets are incomplete without it; the form asks for no others. */
  readonly classes: readonly LicenceClass[]
  readonly count: Count
}

/** With which licence somebody begins, and what the calculator then proposes. */
export interface Start {
  readonly id: string
  /** In German, as visitors read it. */
  readonly label: string
  readonly classes: readonly LicenceClass[]
  readonly theory: number
  /** How often what visitors choose; nothing of what is not named. */
  readonly chosen: Readonly<Record<string, number>>
}

interface FeeList {
  /** What asks for it. */
  readonly source: string
  /** By the field of the sheet that holds the fee: it keeps its name for as long as sheets have it. */
  readonly fees: Readonly<Record<string, FeeItem>>
  readonly starts: readonly Start[]
}

const WITH_THEORY: readonly LicenceClass[] = ['B', 'B197', 'AM', 'A1', 'A2', 'A']
const WITH_DRIVES: readonly LicenceClass[] = ['B', 'B197', 'BE', 'A1', 'A2', 'A']
const WITH_TEST: readonly LicenceClass[] = [...WITH_THEORY, 'BE']

/** FahrschAusbO, annex 4. To be checked by the owner's lawyer. */
const FIRST_LICENCE = { drive_overland: 5, drive_motorway: 4, drive_dark: 3 }
const WITH_TRAILER = { drive_overland: 3, drive_motorway: 1, drive_dark: 1 }

/**
 * Which fees the law asks a school to state. When it changes, the list changes: a fee that means
 * something else than before gets a new name; then `npm run rules`. Schema, rules, form, page,
 * calculator and exports follow.
 *
 * What is said here about the law is to be checked by the owner's lawyer: which fees, for which
 * classes, and the drives and tests that the calculator proposes.
 */
export const feeList = {
  source: '§ 32 FahrlG',
  fees: {
    basic_fee: {
      words: {
        en: 'Basic fee, theory lessons included',
        de: 'Grundbetrag, einschließlich Theorieunterricht',
      },
      classes: WITH_TEST,
      count: 'once',
    },
    basic_fee_again: {
      words: {
        en: 'Basic fee after a failed theory test',
        de: 'Grundbetrag nach nicht bestandener Theorieprüfung',
      },
      classes: WITH_THEORY,
      count: 'theoryAgain',
    },
    theory_test: {
      words: { en: 'Presentation for the theory test', de: 'Vorstellung zur Theorieprüfung' },
      classes: WITH_THEORY,
      count: 'theory',
    },
    practical_test: {
      words: {
        en: 'Presentation for the practical test',
        de: 'Vorstellung zur praktischen Prüfung',
      },
      classes: WITH_TEST,
      count: 'practice',
    },
    practical_test_part: {
      words: {
        en: 'Presentation for a part of the practical test',
        de: 'Vorstellung zu einem Teil der praktischen Prüfung',
      },
      classes: ['BE'],
      count: 'never',
    },
    lesson: {
      words: { en: 'Driving lesson (45 minutes)', de: 'Fahrstunde (45 Minuten)' },
      classes: WITH_TEST,
      count: 'lessons',
    },
    drive_overland: {
      words: { en: 'Overland drive (45 minutes)', de: 'Überlandfahrt (45 Minuten)' },
      classes: WITH_DRIVES,
      count: 'chosen',
    },
    drive_motorway: {
      words: { en: 'Motorway drive (45 minutes)', de: 'Autobahnfahrt (45 Minuten)' },
      classes: WITH_DRIVES,
      count: 'chosen',
    },
    drive_dark: {
      words: { en: 'Drive in the dark (45 minutes)', de: 'Fahrt bei Dunkelheit (45 Minuten)' },
      classes: WITH_DRIVES,
      count: 'chosen',
    },
    vehicle_instruction: {
      words: {
        en: 'Instruction on the vehicle (45 minutes)',
        de: 'Unterweisung am Fahrzeug (45 Minuten)',
      },
      classes: WITH_TEST,
      count: 'chosen',
    },
    flat_fee: {
      words: { en: 'Flat fee for the course', de: 'Pauschale für den Kurs' },
      classes: ['B196', 'Mofa', 'ASF'],
      count: 'once',
    },
  },
  starts: [
    {
      id: 'ohne',
      label: 'keiner',
      classes: WITH_THEORY,
      theory: 1,
      chosen: FIRST_LICENCE,
    },
    {
      id: 'auto',
      label: 'Klasse B',
      classes: ['A1', 'A2', 'A'],
      theory: 1,
      chosen: FIRST_LICENCE,
    },
    { id: 'auto', label: 'Klasse B', classes: ['BE'], theory: 0, chosen: WITH_TRAILER },
    // A step up after two years takes a practical test only: § 15 FeV.
    {
      id: 'a1',
      label: 'Klasse A1, seit mindestens zwei Jahren',
      classes: ['A2'],
      theory: 0,
      chosen: {},
    },
    {
      id: 'a2',
      label: 'Klasse A2, seit mindestens zwei Jahren',
      classes: ['A'],
      theory: 0,
      chosen: {},
    },
  ],
} as const satisfies FeeList

/** The names of all fees. */
export type FeeId = keyof typeof feeList.fees
