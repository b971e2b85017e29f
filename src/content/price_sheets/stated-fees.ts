import { feeList, type FeeItem } from './fee-list.ts'

/** A sheet as far as its fees are read: in cents, by their names. */
export interface Sheet extends Readonly<Record<string, unknown>> {
  readonly licence_class: string
  readonly valid_from: string
}

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
  return Object.entries<FeeItem>(feeList.fees).map(([id, item]) => {
    const { [id]: cents } = sheet
    return {
      ...{ id, ...item },
      cents: typeof cents === 'number' ? cents : null,
      isNeeded: item.classes.some((each) => each === sheet.licence_class),
    }
  })
}

/** What it does state. */
export function statedFees(sheet: Sheet) {
  return feesOf(sheet).flatMap(({ cents, ...fee }) => (cents === null ? [] : [{ ...fee, cents }]))
}
