/** The value below which the share `p` of all lies, interpolated between neighbours; NaN of none. */
export function quantile(values: readonly number[], p: number): number {
  const sorted = [...values].sort((one, other) => one - other)
  const position = (sorted.length - 1) * p
  const below = sorted[Math.floor(position)] ?? NaN
  const above = sorted[Math.ceil(position)] ?? NaN
  return below + (above - below) * (position - Math.floor(position))
}

export const median = (values: readonly number[]) => quantile(values, 0.5)

/** Half of how far the middle half of the values is apart: the ± of a median. */
export function halfSpread(values: readonly number[]): number {
  return (quantile(values, 0.75) - quantile(values, 0.25)) / 2
}

/** What `value` is of `yardstick`; NaN, which reaches no target, where there is nothing to divide by. */
export function ratio(value: number, yardstick: number): number {
  return yardstick > 0 ? value / yardstick : NaN
}
