/** Rules with one thing changed. */
export interface Mutant {
  readonly line: number
  /** The line as it was. */
  readonly code: string
  readonly change: string
  readonly source: string
}

/** What stands in the mutant from one offset of the source to another. */
interface Edit {
  readonly start: number
  readonly end: number
  readonly replacement: string
  /** What was done, in a few words. */
  readonly change: string
}

const COMMENT_OR_TEXT = /\/\/[^\n]*|\/\*[\s\S]*?\*\/|'(?:\\.|[^'\\])*'|"(?:\\.|[^"\\])*"/g

/** All mutants of a rules file, in the order of its lines, no two of them the same. */
export function mutantsOf(source: string): Mutant[] {
  // In `code`, comments are blank and texts hold nothing that looks like an operator.
  const code = source.replaceAll(COMMENT_OR_TEXT, (found) => {
    const [quote = ''] = found
    if (quote === '/') return found.replaceAll(/[^\n]/g, ' ')
    return quote + '_'.repeat(found.length - 2) + quote
  })
  const kinds = [operandEdits, valueEdits, listEdits, allowEdits, patternEdits]
  const edits = kinds.flatMap((editsOf) => editsOf(source, code))
  const mutants = new Map<string, Mutant>()
  for (const { start, end, replacement, change } of edits.sort((a, b) => a.start - b.start)) {
    const mutated = source.slice(0, start) + replacement + source.slice(end)
    const same = mutated.replaceAll(/\s+/g, ' ')
    if (mutants.has(same)) continue
    const line = source.slice(0, start).split('\n').length
    const before = source.split('\n')[line - 1]?.trim() ?? ''
    mutants.set(same, { line, code: before, change, source: mutated })
  }
  return [...mutants.values()]
}

const without = (source: string, start: number, end: number, what = [start, end]): Edit => ({
  ...{ start, end, replacement: '' },
  change: `without ${source
    .slice(...what)
    .trim()
    .replaceAll(/\s+/g, ' ')}`,
})

/** Every condition that is joined to others by `&&` or `||`, left out. */
function operandEdits(source: string, code: string): Edit[] {
  return [...code.matchAll(/&&|\|\|/g)].flatMap(({ 0: operator, index }) => {
    const borders = operator === '&&' ? '&&|\\|\\||[,;]' : '\\|\\||[,;]'
    const begin = reach(code, index - 1, -1, new RegExp(`(?:${borders}|\\breturn|\\bif)$`))
    const after = index + operator.length
    const end = reach(code, after, 1, new RegExp(`^(?:${borders})`))
    const withoutRight = without(source, index, end, [after, end])
    // Within a chain, what is left of the second operator is what is right of the first.
    if (code.slice(0, begin).trimEnd().endsWith(operator)) return [withoutRight]
    return [without(source, begin, after, [begin, index]), withoutRight]
  })
}

/** The offset at which an operand ends on this side of its operator, without white space. */
function reach(code: string, from: number, step: 1 | -1, border: RegExp): number {
  const [opening, closing] = step === 1 ? ['([{', ')]}'] : [')]}', '([{']
  let depth = 0
  let at = from
  for (; at >= 0 && at < code.length; at += step) {
    const character = code.charAt(at)
    if (opening.includes(character)) depth++
    else if (closing.includes(character) && depth-- === 0) break
    const near = step === 1 ? code.slice(at, at + 2) : code.slice(Math.max(0, at - 6), at + 1)
    if (depth === 0 && border.test(near)) break
  }
  return step === 1 ? code.slice(0, at).trimEnd().length : at + 1 + code.slice(at + 1).search(/\S/)
}

const OTHERS: Record<string, readonly string[]> = {
  '==': ['!='],
  '!=': ['=='],
  '<': ['<=', '>'],
  '<=': ['<', '>='],
  '>': ['>=', '<'],
  '>=': ['>', '<='],
  true: ['false'],
  false: ['true'],
}

/** Comparisons, numbers, yes and no turned into their neighbours; negations left out. */
function valueEdits(source: string, code: string): Edit[] {
  // A whole condition is opened and closed with its `allow`.
  const values = /[=!<>]=|[<>]|\b\d+\b|(?<!\bif )\b(?:true|false)\b/g
  return [
    ...[...code.matchAll(values)].flatMap(({ 0: value, index }) =>
      (OTHERS[value] ?? [String(Number(value) + 1), String(Number(value) - 1)]).map((other) => ({
        ...{ start: index, end: index + value.length, replacement: other },
        change: `${value} → ${other}`,
      })),
    ),
    ...[...code.matchAll(/!(?!=)\s*(\w+|\()/g)].map(({ 1: what, index }) => ({
      ...without(source, index, index + 1),
      change: `${what} not negated`,
    })),
  ]
}

/** Every text in a list (field names, icons), left out. */
function listEdits(source: string, code: string): Edit[] {
  const entries = /(?<=\[(?:\s*'_*',)*\s*)'_*'(?=(?:,\s*'_*')*\s*\])/g
  return [...code.matchAll(entries)].map(({ 0: entry, index: start }) => {
    const end = start + entry.length
    const [commaBefore = ''] = /,\s*$/.exec(code.slice(0, start)) ?? []
    return code[end] === ','
      ? without(source, start, end + 1, [start, end])
      : without(source, start - commaBefore.length, end, [start, end])
  })
}

/** Every `allow` opened to everybody, closed to everybody, and without each of its methods. */
function allowEdits(source: string, code: string): Edit[] {
  const statements = /\ballow ([\w, ]+): if ([^;]+);/g
  return [...code.matchAll(statements)].flatMap(
    ({ 0: all, 1: methods = '', 2: condition = '', index }) => {
      const end = index + all.length - 1
      const start = end - condition.length
      const allowed = ['true', 'false'].map((replacement) => ({
        ...{ start, end, replacement, change: `allow ${methods} if ${replacement}` },
      }))
      // Nothing is allowed by a statement that is never true.
      const names = condition === 'false' ? [] : [...methods.matchAll(/\w+/g)]
      const fewer = names.map(({ 0: name, index: at }, number) => {
        const from = index + 'allow '.length + at
        const comma = number === 0 ? [0, ', '.length] : [', '.length, 0]
        const [before = 0, after = 0] = comma
        const to = from + name.length
        return without(source, from - before, to + after, [from, to])
      })
      return [
        ...allowed.filter(({ replacement }) => replacement !== condition),
        ...(names.length > 1 ? fewer : []),
      ]
    },
  )
}

/** A character, an escape or a range; in a rules file every backslash is doubled, an escaped one too. */
const ONE = String.raw`(?:\\\\x\{\w+\}|\\\\x\w\w|\\\\(?:\\\\|.)|[^\]\\])`
const PIECE = new RegExp(String.raw`${ONE}(?:-(?!\])${ONE})?`, 'g')
const CLASS = new RegExp(String.raw`\[(?:${ONE})+\]`, 'g')

/** Every regular expression made wider or narrower, one piece at a time. */
function patternEdits(source: string, code: string): Edit[] {
  return [...code.matchAll(/(?<=\.matches\()(['"])_*\1/g)].flatMap(({ 0: text, index }) => {
    const begin = index + 1
    const pattern = source.slice(begin, index + text.length - 1)
    // Classes are looked at on their own; what they contain is no syntax outside of them.
    const outside = pattern.replaceAll(CLASS, (found) => '_'.repeat(found.length))
    const edit = (at: number, length: number, change: string, replacement = ''): Edit => ({
      ...{ start: begin + at, end: begin + at + length, replacement },
      change: `pattern ${change}`,
    })
    return [
      edit(0, 0, 'open at its beginning', '.*'),
      edit(pattern.length, 0, 'open at its end', '.*'),
      ...[...outside.matchAll(/(?<=\()[^()]*\|[^()]*(?=\))/g)].flatMap(({ 0: group, index: at }) =>
        [...group.matchAll(/(?:^|\|)([^|]*)/g)].map(
          ({ 0: found, 1: alternative = '', index: inside }) => {
            const from = at + inside + found.length - alternative.length
            const text = pattern.slice(from, from + alternative.length)
            return edit(inside === 0 ? from : from - 1, text.length + 1, `without ${text}`)
          },
        ),
      ),
      ...[...outside.matchAll(/[?*+]/g)].map(({ 0: quantifier, index: at }) =>
        edit(at, 1, `without ${quantifier} after ${pattern.slice(0, at)}`),
      ),
      ...[...outside.matchAll(/(?<=\{(?:\d+,)?)\d+(?=[,}])/g)].flatMap(({ 0: bound, index: at }) =>
        [Number(bound) + 1, Number(bound) - 1]
          .filter((other) => other >= 0)
          .map((other) => edit(at, bound.length, `${bound} → ${other}`, String(other))),
      ),
      ...[...pattern.matchAll(CLASS)].flatMap(({ 0: found, index: at }) => {
        const pieces = [...found.slice(1, -1).matchAll(PIECE)]
        // Never empty a character class: `[]` would match nothing.
        const negation = found.startsWith('[^') ? 1 : 0
        const some = pieces.length - negation < 2 ? pieces.slice(0, negation) : pieces
        return some.map(({ 0: piece, index: inside }) =>
          edit(at + 1 + inside, piece.length, `without ${piece} in ${found}`),
        )
      }),
    ]
  })
}
