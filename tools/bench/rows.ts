/** One line of the table. */
export interface Row {
  figure: string
  target: string
  measured: string
  ok: boolean
}

/** A figure with a limit of its own. What is not a number reaches no target. */
export function atMost(limit: number, unit: string, figure: string, value: number): Row {
  const measured = `${rounded(value)} ${unit}`.trimEnd()
  return { figure, target: `≤ ${limit} ${unit}`.trimEnd(), measured, ok: value <= limit }
}

/** A score of Lighthouse. */
export function atLeast(limit: number, figure: string, value: number): Row {
  return { figure, target: `≥ ${limit}`, measured: rounded(value), ok: value >= limit }
}

/** Milliseconds that are judged by their ratio to a yardstick's, measured in the same run. */
export function ratioAtMost(limit: number, figure: string, value: number, yardstick: number): Row {
  const row = atMost(limit, '×', figure, yardstick > 0 ? value / yardstick : NaN)
  return { ...row, measured: `${row.measured} (${rounded(value)} : ${rounded(yardstick)} ms)` }
}

const rounded = (value: number) => String(Number(value.toFixed(Math.abs(value) < 10 ? 3 : 1)))

/** The value below which the share `p` of all lies, interpolated between neighbours; NaN of none. */
export function quantile(values: readonly number[], p: number): number {
  const sorted = [...values].sort((one, other) => one - other)
  const position = (sorted.length - 1) * p
  const below = sorted[Math.floor(position)] ?? NaN
  const above = sorted[Math.ceil(position)] ?? NaN
  return below + (above - below) * (position - Math.floor(position))
}

export const median = (values: readonly number[]) => quantile(values, 0.5)
