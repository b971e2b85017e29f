import { priceSheets, type PriceSheet } from '#content/price_sheets/definition.ts'
import { LICENCE_CLASSES, type LicenceClass } from '#model/words/licence-classes.ts'

export type SheetValues = Partial<Omit<PriceSheet, 'id' | 'created_at' | 'updated_at'>>

const CAR = {
  basic_fee: 35_000,
  basic_fee_again: 12_000,
  theory_test: 9_500,
  practical_test: 18_500,
  lesson: 6_200,
  drive_overland: 7_500,
  drive_motorway: 7_700,
  drive_dark: 7_900,
  vehicle_instruction: 0,
}

/** What a sheet of a class needs, and of some more. */
const FEES: Readonly<Record<LicenceClass, SheetValues>> = {
  B: { ...CAR, lessons_from: 20, lessons_to: 30 },
  B197: { ...CAR, basic_fee: 37_000 },
  BE: { ...CAR, basic_fee_again: null, theory_test: null, practical_test_part: 9_000 },
  AM: { ...CAR, drive_overland: null, drive_motorway: null, drive_dark: null },
  A1: CAR,
  A2: CAR,
  A: CAR,
  B196: { flat_fee: 79_900 },
  Mofa: { flat_fee: 19_900 },
  ASF: { flat_fee: 34_900, remarks: 'Vier Sitzungen und eine Beobachtungsfahrt.' },
}

/** A complete sheet that is shown, but for what is said otherwise. */
export const priceSheet = (licence_class: LicenceClass, values: SheetValues = {}) => ({
  ...priceSheets.initial,
  ...FEES[licence_class],
  ...{ licence_class, valid_from: '2026-01-01', is_shown: true },
  ...values,
})

/** One of each class. */
export const allClasses = () =>
  Object.fromEntries(LICENCE_CLASSES.map((each) => [each.toLowerCase(), priceSheet(each)]))
