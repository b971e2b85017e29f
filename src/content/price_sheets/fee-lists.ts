import type { LicenceClass } from '#model/licence-classes.ts'
import type { FeeList } from './fee-list.ts'

const WITH_THEORY: readonly LicenceClass[] = ['B', 'B197', 'AM', 'A1', 'A2', 'A']
const WITH_DRIVES: readonly LicenceClass[] = ['B', 'B197', 'BE', 'A1', 'A2', 'A']
const WITH_TEST: readonly LicenceClass[] = [...WITH_THEORY, 'BE']

/** FahrschAusbO, annex 4. To be checked by the owner's lawyer. */
const FIRST_LICENCE = { drive_overland: 5, drive_motorway: 4, drive_dark: 3 }
const WITH_TRAILER = { drive_overland: 3, drive_motorway: 1, drive_dark: 1 }

/**
 * Which fees the law asks a school to state, by the day from which on. A changed law is a list more
 * at the end, with a name of its own for each fee that means something else than before; then
 * `npm run rules`. Schema, rules, form, page, calculator and exports follow.
 *
 * What is said here about the law is to be checked by the owner's lawyer: which fees, for which
 * classes, and the drives and tests that the calculator proposes.
 */
export const feeLists = [
  {
    from: '2018-01-01',
    source: '§ 32 FahrlG',
    items: [
      {
        id: 'basic_fee',
        words: {
          en: 'Basic fee, theory lessons included',
          de: 'Grundbetrag, einschließlich Theorieunterricht',
        },
        classes: WITH_TEST,
        count: 'once',
      },
      {
        id: 'basic_fee_again',
        words: {
          en: 'Basic fee after a failed theory test',
          de: 'Grundbetrag nach nicht bestandener Theorieprüfung',
        },
        classes: WITH_THEORY,
        count: 'theoryAgain',
      },
      {
        id: 'theory_test',
        words: { en: 'Presentation for the theory test', de: 'Vorstellung zur Theorieprüfung' },
        classes: WITH_THEORY,
        count: 'theory',
      },
      {
        id: 'practical_test',
        words: {
          en: 'Presentation for the practical test',
          de: 'Vorstellung zur praktischen Prüfung',
        },
        classes: WITH_TEST,
        count: 'practice',
      },
      {
        id: 'practical_test_part',
        words: {
          en: 'Presentation for a part of the practical test',
          de: 'Vorstellung zu einem Teil der praktischen Prüfung',
        },
        classes: ['BE'],
        count: 'never',
      },
      {
        id: 'lesson',
        words: { en: 'Driving lesson (45 minutes)', de: 'Fahrstunde (45 Minuten)' },
        classes: WITH_TEST,
        count: 'lessons',
      },
      {
        id: 'drive_overland',
        words: { en: 'Overland drive (45 minutes)', de: 'Überlandfahrt (45 Minuten)' },
        classes: WITH_DRIVES,
        count: 'chosen',
      },
      {
        id: 'drive_motorway',
        words: { en: 'Motorway drive (45 minutes)', de: 'Autobahnfahrt (45 Minuten)' },
        classes: WITH_DRIVES,
        count: 'chosen',
      },
      {
        id: 'drive_dark',
        words: { en: 'Drive in the dark (45 minutes)', de: 'Fahrt bei Dunkelheit (45 Minuten)' },
        classes: WITH_DRIVES,
        count: 'chosen',
      },
      {
        id: 'vehicle_instruction',
        words: {
          en: 'Instruction on the vehicle (45 minutes)',
          de: 'Unterweisung am Fahrzeug (45 Minuten)',
        },
        classes: WITH_TEST,
        count: 'chosen',
      },
      {
        id: 'flat_fee',
        words: { en: 'Flat fee for the course', de: 'Pauschale für den Kurs' },
        classes: ['B196', 'Mofa', 'ASF'],
        count: 'once',
      },
    ],
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
  },
] as const satisfies readonly FeeList[]

/** The names of all fees that any list has. */
export type FeeId = (typeof feeLists)[number]['items'][number]['id']
