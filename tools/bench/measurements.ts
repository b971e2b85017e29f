import { reasonOf } from '#tools/command/failure.ts'
import { backOffice } from './back-office.ts'
import { headline } from './headline.ts'
import { interaction } from './interaction.ts'
import { layoutShift } from './layout-shift.ts'
import { lighthouseFigures } from './lighthouse.ts'
import { liveUpdate } from './live-update.ts'
import { longList } from './long-list.ts'
import { manyRequests } from './many-requests.ts'
import { offline } from './offline.ts'
import { pageWeight } from './page-weight.ts'
import { publication } from './publication.ts'
import { rowOf, type Bench, type Measurement, type Row, type Samples } from './rows.ts'
import { scripts } from './scripts.ts'
import { thirdParties } from './third-parties.ts'

/** In the order of the table. */
const measurements: readonly Measurement[] = [
  lighthouseFigures,
  headline,
  interaction,
  layoutShift,
  scripts,
  pageWeight,
  thirdParties,
  liveUpdate,
  offline,
  backOffice,
  publication,
  // Last: they leave a store behind that makes the emulator slow.
  longList,
  manyRequests,
]

const figuresOf = ({ figures }: Measurement) => Object.entries(figures)

/** The names of all rows. */
export const figureNames = measurements.flatMap((each) =>
  figuresOf(each).map(([, { name }]) => name),
)

/**
 * Measures one thing after the other, so that none disturbs another.
 *
 * @param part what the names of the wanted rows contain, one of several separated by commas
 * @param tell called with the rows that are measured next
 */
export async function measureAll(
  bench: Bench,
  part: string,
  tell: (names: string[]) => void,
): Promise<Row[]> {
  const rows: Row[] = []
  for (const measurement of measurements) {
    const wanted = figuresOf(measurement).filter(([, { name }]) => isPart(part, name))
    if (wanted.length === 0) continue
    tell(wanted.map(([, { name }]) => name))
    const keys = new Set(wanted.map(([key]) => key))
    const samples = await samplesOf(measurement, bench, keys)
    for (const [key, figure] of wanted) rows.push(rowOf(figure, samples(key)))
  }
  return rows
}

/** What could not be measured reaches no target, and the other rows are measured all the same. */
async function samplesOf({ measure }: Measurement, bench: Bench, keys: Set<string>) {
  try {
    const samples = await measure(bench, (key) => keys.has(key))
    return (key: string): Samples => samples[key] ?? { values: [] }
  } catch (error) {
    if (bench.life.aborted) throw error
    return (): Samples => ({ values: [], notes: [reasonOf(error)] })
  }
}

/** @param parts separated by commas; nothing is part of every name */
export function isPart(parts: string, name: string): boolean {
  return parts.split(',').some((part) => name.toLowerCase().includes(part.trim().toLowerCase()))
}
