import { mkdirSync, writeFileSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'
import { dirname, join } from 'node:path'
import { projectFolder } from '#tools/command/paths.ts'
import type { Row } from './rows.ts'

export const resultFile = 'test-results/bench.json'

/** @param rows what was measured, in the order of the table */
export function tableOf(rows: readonly Row[]): string {
  const head = ['figure', 'value', 'yardstick', 'ratio', 'target', '']
  const lines = [head, ...rows.map(cellsOf)]
  const widths = head.map((_, column) =>
    Math.max(...lines.map((line) => line[column]?.length ?? 0)),
  )
  const text = lines.map((line) =>
    line
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  )
  const notes = [
    ...rows.flatMap(({ remark }) => remark ?? []),
    ...rows.filter(({ ok }) => !ok).flatMap(({ name, notes = [] }) => [name, ...notes]),
  ]
  const underline = widths.map((width) => '─'.repeat(width)).join('  ')
  return [text[0], underline, ...text.slice(1), ...(notes.length > 0 ? ['', ...notes] : [])].join(
    '\n',
  )
}

function cellsOf(row: Row): string[] {
  const { name, of, value, spread, unit, compared, yardstick, target, ok } = row
  return [
    of ? `${name}, ${of}` : name,
    `${withUnit(value, unit)} ± ${rounded(spread)}`,
    compared
      ? `${withUnit(compared.value, unit)} ± ${rounded(compared.spread)} (${yardstick ?? ''})`
      : '',
    compared ? comparison(row, compared) : '',
    wordsOf(target, compared ? '×' : unit, unit),
    ok ? 'ok' : 'misses',
  ]
}

function comparison({ value, unit, target }: Row, compared: NonNullable<Row['compared']>): string {
  return 'atMostBelow' in target
    ? withUnit(value - compared.value, unit)
    : `${rounded(compared.ratio, 2)} ×`
}

function wordsOf(target: Row['target'], ofLimit: string, unit: string): string {
  if ('atMostBelow' in target) return `≥ ${withUnit(-target.atMostBelow, unit)}`
  const [sign, limit] = 'atMost' in target ? ['≤', target.atMost] : ['≥', target.atLeast]
  return `${sign} ${limit} ${ofLimit}`.trimEnd()
}

const withUnit = (value: number, unit: string) => `${rounded(value)} ${unit}`.trimEnd()

function rounded(value: number, digits = Math.abs(value) < 1 ? 3 : 1): string {
  return Number.isNaN(value) ? '–' : String(Number(value.toFixed(digits)))
}

/** Every single sample too: what the table makes of them can then be doubted. */
export function writeResult(rows: readonly Row[], begin: Date): void {
  const file = join(projectFolder, resultFile)
  const machine = {
    processors: cpus().map(({ model }) => model),
    load: loadavg(),
    node: process.version,
  }
  mkdirSync(dirname(file), { recursive: true })
  const result = { begin, end: new Date(), machine, rows }
  writeFileSync(file, `${JSON.stringify(result, undefined, 2)}\n`)
}
