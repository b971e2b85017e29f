import type { Words } from '#model/language.ts'
import type { LicenceClass } from '#model/licence-classes.ts'

/** How the calculator counts a fee: so often as it says, as visitors choose, or not at all. */
export type Count = 'once' | 'lessons' | 'theory' | 'theoryAgain' | 'practice' | 'chosen' | 'never'

export interface FeeItem {
  /** The field of the sheet that holds it: as long as sheets have it, it keeps its name. */
  readonly id: string
  readonly words: Words
  /** The classes whose sheets are incomplete without it; the others may have it, too. */
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

/** The fees that are to be stated from a day on, until the day of the next list. */
export interface FeeList {
  /** `YYYY-MM-DD` */
  readonly from: string
  /** What asks for it. */
  readonly source: string
  readonly items: readonly FeeItem[]
  readonly starts: readonly Start[]
}

/**
 * The list that a sheet has to follow. What is older than the first list follows that one.
 *
 * @param lists in the order of their days
 * @param day on which the sheet becomes valid, `YYYY-MM-DD`
 */
export function feeListOn(lists: readonly FeeList[], day: string): FeeList {
  const list = lists.findLast(({ from }) => from <= day) ?? lists[0]
  if (!list) throw new Error('There is no list of fees.')
  return list
}
