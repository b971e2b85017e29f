import { feeListOn, type FeeItem, type FeeList } from './fee-list.ts'
import { feeLists } from './fee-lists.ts'

/** A sheet as far as its fees are read: in cents, by their names. */
export interface Sheet extends Readonly<Record<string, unknown>> {
  readonly licence_class: string
  readonly valid_from: string
}

interface Fee extends FeeItem {
  /** Null where the sheet does not say. */
  readonly cents: number | null
  /** The sheet is incomplete without it. */
  readonly isNeeded: boolean
}

/** What a sheet may state, in the order of the list that it follows. */
export function feesOf(sheet: Sheet, lists: readonly FeeList[] = feeLists): Fee[] {
  return feeListOn(lists, sheet.valid_from).items.map((item) => {
    const { [item.id]: cents } = sheet
    return {
      ...item,
      cents: typeof cents === 'number' ? cents : null,
      isNeeded: item.classes.some((each) => each === sheet.licence_class),
    }
  })
}

/** What it does state. */
export function statedFees(sheet: Sheet, lists?: readonly FeeList[]) {
  return feesOf(sheet, lists).flatMap(({ cents, ...fee }) =>
    cents === null ? [] : [{ ...fee, cents }],
  )
}
