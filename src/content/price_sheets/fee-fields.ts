import { amount } from '#model/day-and-amount.ts'
import type { Requirement } from '#model/requirement.ts'
import type { FeeItem, FeeList } from './fee-list.ts'

/** More than any fee: a slip of the comma is noticed. */
const MOST_CENTS = 1_000_000

type FeeField = ReturnType<typeof amount>

/** A field for each fee of any list, in their order; one that several lists have is named by the last. */
export function feeFields<Id extends string>(lists: readonly FeeList[]): Record<Id, FeeField> {
  const items = lists.flatMap((list) => list.items)
  const fields = items.map(({ id, words, classes }) => [
    id,
    amount(words, { help: forClasses(classes), max: MOST_CENTS }),
  ])
  return Object.fromEntries(fields) as Record<Id, FeeField>
}

const forClasses = (classes: FeeItem['classes']) => ({
  en: `Needed for ${classes.join(', ')}`,
  de: `Nötig für ${classes.join(', ')}`,
})

interface SheetFields<Name extends string> {
  readonly shown: Name
  readonly licenceClass: Name
  readonly validFrom: Name
}

/**
 * What a sheet needs before it may be shown: the fees that the list of its day asks for its class.
 * Classes that need the same are one requirement, so that the rules stay short.
 *
 * @param sheet the names of the fields that decide
 */
export function feeRequirements<Name extends string, Id extends string>(
  lists: readonly FeeList[],
  sheet: SheetFields<Name>,
): Requirement<Name | Id>[] {
  return lists.flatMap(({ from, items }, index) => {
    const before = lists[index + 1]?.from
    const span = { ...(index > 0 && { from }), ...(before !== undefined && { before }) }
    const dated = Object.keys(span).length > 0
    return byNeeds(items).map(({ classes, needs }) => ({
      when: [
        { field: sheet.shown, isSet: true as const },
        { field: sheet.licenceClass, oneOf: classes },
        ...(dated ? [{ field: sheet.validFrom, ...span }] : []),
      ],
      needs: needs as Id[],
    }))
  })
}

function byNeeds(items: readonly FeeItem[]) {
  const groups = new Map<string, { classes: string[]; needs: string[] }>()
  for (const licenceClass of new Set(items.flatMap(({ classes }) => classes))) {
    const needs = items.filter(({ classes }) => classes.includes(licenceClass)).map(({ id }) => id)
    const group = groups.get(needs.join()) ?? { classes: [], needs }
    group.classes.push(licenceClass)
    groups.set(needs.join(), group)
  }
  return [...groups.values()]
}
