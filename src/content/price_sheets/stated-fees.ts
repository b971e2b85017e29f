import { feeListOn, type FeeItem, type FeeList } from './fee-list.ts'
import { feeLists } from './fee-lists.ts'

/** A sheet as far as its fees are read: in cents, by their names. */
export interface Sheet extends Readonly<Record<string, unknown>> {
  readonly licence_class: string
  readonly valid_from: string
}

export interface StatedFee extends FeeItem {
  readonly cents: number
}

/** What a sheet states, in the order of the list that it follows. */
export function statedFees(sheet: Sheet, lists: readonly FeeList[] = feeLists): StatedFee[] {
  return feeListOn(lists, sheet.valid_from).items.flatMap((item) => {
    const { [item.id]: cents } = sheet
    return typeof cents === 'number' ? [{ ...item, cents }] : []
  })
}
