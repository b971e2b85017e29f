import { readFileSync } from 'node:fs'
import { table } from '../command/terminal.ts'
import type { Results } from './results.ts'

const SLOWEST = 20
/** As Linux counts the time of processes, on every machine. */
const TICKS_PER_SECOND = 100

const costs: { name: string; seconds: number; processor: number }[] = []
let noted = 0

/**
 * Waits for work that ends with a child process, and notes what it took: by the clock, and of the
 * processor what children that ended since the last note have used, with theirs.
 */
export async function measured<T>(
  name: string,
  work: () => Promise<T>,
  begin = performance.now(),
): Promise<T> {
  try {
    return await work()
  } finally {
    const used = usedByChildren()
    costs.push({ name, seconds: (performance.now() - begin) / 1000, processor: used - noted })
    noted = used
  }
}

/** Seconds of the processor; NaN where the system is not Linux. */
function usedByChildren(): number {
  try {
    const stat = readFileSync('/proc/self/stat', 'utf8')
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return (Number(fields[13]) + Number(fields[14])) / TICKS_PER_SECOND
  } catch {
    return NaN
  }
}

/** What has taken how long, and which tests were the slowest. */
export function costsTable(tests: Results['tests']): string {
  const own = process.cpuUsage()
  const processor = usedByChildren() + (own.user + own.system) / 1e6
  const all = { name: 'all', seconds: performance.now() / 1000, processor }
  const rows = [...costs, all].map(({ name, seconds, processor: cpu }): [string, string] => [
    name,
    Number.isNaN(cpu) ? tenths(seconds) : `${tenths(seconds)}   ${tenths(cpu)}`,
  ])
  const slowest = tests.toSorted((a, b) => b.seconds - a.seconds).slice(0, SLOWEST)
  return [
    'Seconds by the clock, and of the processor:',
    table(rows),
    'Seconds of the slowest tests:',
    ...slowest.map(({ name, seconds }) => `  ${tenths(seconds)}  ${name}`),
  ].join('\n')
}

const tenths = (seconds: number) => seconds.toFixed(1).padStart(7)
