import { feeList, type Count, type Start } from '../fee-list.ts'
import { statedFees, type Sheet } from '../stated-fees.ts'

/** What somebody expects. Nobody knows how many lessons it will be, so that these are a span. */
export interface Expectation {
  readonly lessons: Span
  /** How often the theory test is taken, the one that is passed included. */
  readonly theory: number
  readonly practice: number
  /** How often what visitors choose, by the fee's name. */
  readonly chosen: Readonly<Record<string, number>>
}

/** From the least to the most. */
export type Span = readonly [least: number, most: number]

export type Estimate = ReturnType<typeof estimate>

/** What a class costs at this school with these expectations: what others charge comes on top. */
export function estimate(sheet: Sheet, expected: Expectation) {
  const parts = statedFees(sheet).flatMap(({ id, words, count, cents }) => {
    const times = timesOf(count, id, expected)
    const [least, most] = times
    if (most === 0) return []
    const sum: Span = [least * cents, most * cents]
    return [{ id, label: words.de, cents, times, sum }]
  })
  const total = (which: 0 | 1) => parts.reduce((all, { sum }) => all + sum[which], 0)
  const sum: Span = [total(0), total(1)]
  return { parts, sum }
}

function timesOf(count: Count, id: string, expected: Expectation): Span {
  const { lessons, theory, practice, chosen } = expected
  const always = (times: number): Span => [times, times]
  const times: Record<Count, Span> = {
    once: always(1),
    lessons: [Math.min(...lessons), Math.max(...lessons)],
    theory: always(theory),
    theoryAgain: always(Math.max(0, theory - 1)),
    practice: always(practice),
    chosen: always(chosen[id] ?? 0),
    never: always(0),
  }
  return times[count]
}

/** The licences with which somebody may begin a sheet's class. */
export function startsOf({ licence_class }: Sheet): readonly Start[] {
  const starts: readonly Start[] = feeList.starts
  return starts.filter(({ classes }) => classes.some((each) => each === licence_class))
}

/** What the calculator proposes where the school says nothing: an example, and called one. */
const EXAMPLE_LESSONS: Span = [20, 30]

/** How many lessons the school itself expects; undefined where it does not say. */
export function usualLessons(sheet: Sheet): Span | undefined {
  const { lessons_from: from, lessons_to: to } = sheet
  return from > 0 || to > 0 ? [Math.min(from || to, to || from), Math.max(from, to)] : undefined
}

/** What the calculator begins with. */
export function expectedAtFirst(sheet: Sheet, start: Start | undefined): Expectation {
  return {
    lessons: usualLessons(sheet) ?? EXAMPLE_LESSONS,
    theory: start?.theory ?? 0,
    practice: 1,
    chosen: start?.chosen ?? {},
  }
}
