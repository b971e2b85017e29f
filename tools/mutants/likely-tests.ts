import type { Mutant } from './mutants-of.ts'

/** A function of the rules, by its lines. */
interface Part {
  readonly name: string
  readonly begin: number
  readonly end: number
}

/**
 * Finds the tests that are likeliest to notice a mutant: those of documents with a field that the
 * mutated line is about, or with one, of whatever type, that leads to the mutated function.
 *
 * @param rules unchanged
 * @returns a regular expression for the names of tests; undefined where no field is concerned
 */
export function likelyTests(rules: string): (mutant: Mutant) => string | undefined {
  const lines = rules.split('\n')
  const parts = partsOf(lines)
  const shapes = parts.filter(({ name }) => name.startsWith('fits_'))

  /** The functions that come to this one, itself included. */
  function callersOf(name: string, found = new Set([name])): Set<string> {
    for (const part of parts) {
      if (found.has(part.name) || part.name.startsWith('fits_')) continue
      if (bodyOf(part).some((line) => calls(line, name))) callersOf(part.name, found.add(part.name))
    }
    return found
  }
  const bodyOf = ({ begin, end }: Part) => lines.slice(begin + 1, end)

  return ({ line, change }) => {
    const part = parts.find(({ begin, end }) => begin < line && line <= end)
    if (!part) return undefined
    if (part.name.startsWith('fits_')) return testsOf(part, [change, lines[line - 1] ?? ''])
    const functions = [...callersOf(part.name)]
    const tests = shapes.flatMap((shape) => {
      const concerned = bodyOf(shape).filter((each) => functions.some((name) => calls(each, name)))
      return testsOf(shape, concerned) ?? []
    })
    return tests.length > 0 ? tests.join('|') : undefined
  }
}

/** Of the first few fields: more of them take as long as all tests do. */
const FIELDS = 3

function testsOf({ name }: Part, lines: string[]): string | undefined {
  const fields = lines.flatMap((line) => [...line.matchAll(/record\.(?!get\b)(\w+)|'(\w+)'/g)])
  const names = [...new Set(fields.map(([, field, quoted]) => field ?? quoted ?? ''))]
  const some = names.slice(0, FIELDS).join('|')
  return some === '' ? undefined : `rules for '?${name.replace('fits_', '')}\\b.*\\b(?:${some})\\b`
}

const calls = (line: string, name: string) => line.includes(`${name}(`)

function partsOf(lines: readonly string[]): Part[] {
  return lines.flatMap((line, begin) => {
    const [, indent = '', name] = /^(\s*)function (\w+)\(/.exec(line) ?? []
    if (name === undefined) return []
    const end = lines.findIndex((each, at) => at > begin && each === `${indent}}`)
    return [{ name, begin, end }]
  })
}
