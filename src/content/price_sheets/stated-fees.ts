import type { Values } from '#model/records/define-content.ts'
import type { priceSheets } from './definition.ts'
import { feeList, type FeeId, type FeeItem } from './fee-list.ts'

export type Sheet = Values<typeof priceSheets>

interface Fee extends FeeItem {
  /** The field of the sheet that holds it. */
  readonly id: string
  /** Null where the sheet does not say. */
  readonly cents: number | null
  /** The sheet is incomplete without it. */
  readonly isNeeded: boolean
}

/** What a sheet may state, in the order of the list. */
export function feesOf(sheet: Sheet): Fee[] {
  return (Object.entries(feeList.fees) as [FeeId, FeeItem][]).map(([id, item]) => ({
    ...{ id, ...item },
    cents: sheet[id],
    isNeeded: item.classes.some((each) => each === sheet.licence_class),
  }))
}

/** What it does state. */
export function statedFees(sheet: Sheet) {
  return feesOf(sheet).flatMap(({ cents, ...fee }) => (cents === null ? [] : [{ ...fee, cents }]))
}
