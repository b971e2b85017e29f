import { halfSpread, median, quantile, ratio } from './statistics.ts'

/** One line of the table: what is measured, and what it has to reach. */
export interface Figure {
  readonly name: string
  readonly unit: 'points' | 'ms' | 'KiB' | ''
  readonly target:
    | { readonly atMost: number }
    | { readonly atLeast: number }
    /** How far it may stay below its yardstick. */
    | { readonly atMostBelow: number }
  /** Measured in the same run; then the target is one for the ratio, unless it says otherwise. */
  readonly yardstick?: string
  /** Which of the samples counts, the median unless told. */
  readonly of?: 'p95'
}

export interface Samples {
  readonly values: readonly number[]
  /** The yardstick's, from the same run. */
  readonly yardsticks?: readonly number[]
  /** What helps to find the cause of a miss. */
  readonly notes?: readonly string[]
  /** What the figure is to be seen beside. */
  readonly remark?: string
}

/** Several figures that come from the same runs. */
export interface Measurement<K extends string = string> {
  readonly figures: Readonly<Record<K, Figure>>
  /** @param wanted whether somebody asked for the figure; the others may be left out */
  measure(bench: Bench, wanted: (key: K) => boolean): Promise<Partial<Record<K, Samples>>>
}

/** What measurements are made with. */
export interface Bench {
  /** The path of Chromium's program. */
  readonly chromium: string
  /** Aborted when the run must end. */
  readonly life: AbortSignal
  /** Writes a course's price, as an admin's change arrives in the store. */
  readonly setPrice: (price: string) => Promise<void>
  /** Adds so many contact requests to those in the store. */
  readonly storeRequests: (count: number) => Promise<void>
  /** Adds so many hidden questions to those in the store. */
  readonly storeQuestions: (count: number) => Promise<void>
  /** As the back office saves: with a publication. */
  readonly save: (price: string) => Promise<void>
  /** How long the site's build took, in milliseconds. */
  readonly rebuildMs: number
}

export interface Row extends Figure, Samples {
  /** The median, or the percentile that counts. */
  readonly value: number
  readonly spread: number
  readonly compared?: { value: number; spread: number; ratio: number }
  readonly ok: boolean
}

export function rowOf(figure: Figure, samples: Samples): Row {
  const counts = (values: readonly number[]) =>
    figure.of === 'p95' ? quantile(values, 0.95) : median(values)
  const value = counts(samples.values)
  const compared = samples.yardsticks && {
    value: counts(samples.yardsticks),
    spread: halfSpread(samples.yardsticks),
    ratio: ratio(value, counts(samples.yardsticks)),
  }
  return {
    ...figure,
    ...samples,
    value,
    spread: halfSpread(samples.values),
    ...(compared && { compared }),
    ok: reaches(value, compared, figure.target),
  }
}

/** What is not a number reaches nothing. */
function reaches(value: number, compared: Row['compared'], target: Figure['target']): boolean {
  if ('atMostBelow' in target) return (compared?.value ?? NaN) - value <= target.atMostBelow
  const judged = compared?.ratio ?? value
  return 'atMost' in target ? judged <= target.atMost : judged >= target.atLeast
}
