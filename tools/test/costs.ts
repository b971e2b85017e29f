import { cpus } from 'node:os'
import { table } from '../command/terminal.ts'
import type { Results } from './results.ts'

const SLOWEST = 20

const costs: { name: string; seconds: number }[] = []
const busyAtStart = busySeconds()

/** Waits for work, and notes how long it took by the clock. */
export async function measured<T>(
  name: string,
  work: () => Promise<T>,
  begin = performance.now(),
): Promise<T> {
  try {
    return await work()
  } finally {
    costs.push({ name, seconds: (performance.now() - begin) / 1000 })
  }
}

/** What the processors of the machine have worked, whoever for: browsers and Java are nobody's children. */
function busySeconds(): number {
  const each = cpus().map(({ times: { user, nice, sys, irq } }) => user + nice + sys + irq)
  return each.reduce((all, milliseconds) => all + milliseconds, 0) / 1000
}

/** What has taken how long, and which tests were the slowest. */
export function costsTable(tests: Results['tests']): string {
  const all = { name: 'all', seconds: performance.now() / 1000 }
  const processor = { name: 'of the processors', seconds: busySeconds() - busyAtStart }
  const rows = [...costs, all, processor].map(({ name, seconds }): [string, string] => [
    name,
    tenths(seconds),
  ])
  const slowest = tests.toSorted((a, b) => b.seconds - a.seconds).slice(0, SLOWEST)
  return [
    'Seconds:',
    table(rows),
    'Seconds of the slowest tests:',
    ...slowest.map(({ name, seconds }) => `  ${tenths(seconds)}  ${name}`),
  ].join('\n')
}

const tenths = (seconds: number) => seconds.toFixed(1).padStart(7)
