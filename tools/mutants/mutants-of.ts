import { allowEdits } from './allows.ts'
import { operandEdits } from './operands.ts'
import { patternEdits } from './patterns.ts'
import { tokensOf } from './tokens.ts'
import { listEdits, valueEdits } from './values.ts'

/** Rules with one thing changed. */
export interface Mutant {
  readonly line: number
  /** The line as it was. */
  readonly code: string
  readonly change: string
  /** The collection whose block or shape the change is in; undefined for what all of them use. */
  readonly collection?: string
  readonly source: string
}

const kinds = [operandEdits, valueEdits, listEdits, allowEdits, patternEdits]

/** All mutants of a rules file, in the order of its lines, no two of them the same. */
export function mutantsOf(source: string): Mutant[] {
  const tokens = tokensOf(source)
  const edits = kinds.flatMap((editsOf) => editsOf(source, tokens))
  const mutants = new Map<string, Mutant>()
  for (const { start, end, replacement, change } of edits.sort((a, b) => a.start - b.start)) {
    const mutated = source.slice(0, start) + replacement + source.slice(end)
    // Reading the tokens of each would take a busy machine half a minute.
    const same = mutated.replaceAll(/\s+/g, ' ')
    if (mutants.has(same)) continue
    const before = source.slice(0, start).split('\n')
    const code = source.split('\n')[before.length - 1]?.trim() ?? ''
    const collection = collectionAround(before)
    const where = collection === undefined ? {} : { collection }
    mutants.set(same, { line: before.length, code, change, ...where, source: mutated })
  }
  return [...mutants.values()]
}

/** Blocks and shapes of collections are not nested: the last one that began is the one. */
function collectionAround(lines: string[]): string | undefined {
  const begun = lines.findLast((line) => /^\s*(match|function) /.test(line)) ?? ''
  return /(?:match \/|function fits_)(\w+)(?:\/\{\w+\} \{|\()/.exec(begun)?.[1]
}
