import { amount } from '#model/fields/extra-fields.ts'
import { LICENCE_CLASSES } from '#model/words/licence-classes.ts'
import type { Requirement } from '#model/fields/requirement.ts'
import { feeList, type FeeId, type FeeItem } from './fee-list.ts'

/** More than any fee: a slip of the comma is noticed. */
const MOST_CENTS = 1_000_000

const fees = Object.entries(feeList.fees) as [FeeId, FeeItem][]

/** A field for each fee. */
export const feeFields = Object.fromEntries(
  fees.map(([id, { words }]) => [id, amount(words, { max: MOST_CENTS })]),
) as Record<FeeId, ReturnType<typeof amount>>

/** The classes whose sheets have a fee, by its field. */
export const feesApply = Object.fromEntries(
  fees.map(([id, { classes }]) => [id, forClasses(classes)]),
) as Record<FeeId, ReturnType<typeof forClasses>>

function forClasses(oneOf: FeeItem['classes']) {
  return { field: 'licence_class', oneOf } as const
}

type SheetRequirement = Requirement<'is_shown' | 'licence_class' | FeeId>

/** What a sheet needs before it is shown. Classes that need the same share one, so that the rules stay short. */
export function feeRequirements(): SheetRequirement[] {
  const requirements = new Map<string, { oneOf: string[]; needs: FeeId[] }>()
  for (const licenceClass of LICENCE_CLASSES) {
    const needs = fees.flatMap(([id, { classes }]) => (classes.includes(licenceClass) ? id : []))
    const requirement = requirements.get(needs.join()) ?? { oneOf: [], needs }
    requirement.oneOf.push(licenceClass)
    requirements.set(needs.join(), requirement)
  }
  return [...requirements.values()].map((each) => ({
    ...{ shown: 'is_shown', choice: 'licence_class' },
    ...each,
  }))
}
