import { isText, type Edit, type Token } from './tokens.ts'

/** A character, an escape or a range; in a rules file every backslash is doubled, an escaped one too. */
const ONE = String.raw`(?:\\\\x\{\w+\}|\\\\x\w\w|\\\\(?:\\\\|.)|[^\]\\])`
const PIECE = new RegExp(String.raw`${ONE}(?:-(?!\])${ONE})?`, 'g')
const CLASS = new RegExp(String.raw`\[(?:${ONE})+\]`, 'g')

/** Every regular expression made wider or narrower, one piece at a time. */
export function patternEdits(_source: string, tokens: Token[]): Edit[] {
  return tokens.flatMap((token, index) => {
    const isPattern = tokens[index - 2]?.text === 'matches' && tokens[index - 1]?.text === '('
    if (!isPattern || !isText(token)) return []
    const pattern = token.text.slice(1, -1)
    return changesOf(pattern).map(({ at, length, replacement, change }) => ({
      start: token.start + 1 + at,
      end: token.start + 1 + at + length,
      replacement,
      change: `pattern ${change}`,
    }))
  })
}

interface Change {
  at: number
  length: number
  replacement: string
  change: string
}

function changesOf(pattern: string): Change[] {
  // Classes are looked at on their own; what they contain is no syntax outside of them.
  const outside = pattern.replaceAll(CLASS, (found) => '_'.repeat(found.length))
  return [
    { at: 0, length: 0, replacement: '.*', change: 'open at its beginning' },
    { at: pattern.length, length: 0, replacement: '.*', change: 'open at its end' },
    ...alternatives(outside, pattern),
    ...[...outside.matchAll(/[?*+]/g)].map(({ index, 0: quantifier }) => ({
      at: index,
      length: 1,
      replacement: '',
      change: `without ${quantifier} after ${pattern.slice(0, index)}`,
    })),
    ...[...outside.matchAll(/(?<=\{(?:\d+,)?)\d+(?=[,}])/g)].flatMap(({ index, 0: number }) =>
      [1, -1]
        .filter((by) => Number(number) + by >= 0)
        .map((by) => {
          const replacement = String(Number(number) + by)
          return {
            at: index,
            length: number.length,
            replacement,
            change: `${number} → ${replacement}`,
          }
        }),
    ),
    ...[...pattern.matchAll(CLASS)].flatMap(({ index, 0: found }) => pieces(found, index)),
  ]
}

function alternatives(outside: string, pattern: string): Change[] {
  return [...outside.matchAll(/\(([^()]*\|[^()]*)\)/g)].flatMap(({ index, 1: group = '' }) => {
    let at = index + 1
    return group.split('|').map((alternative, number) => {
      const change = `without ${pattern.slice(at, at + alternative.length)}`
      const cut = { at: number === 0 ? at : at - 1, length: alternative.length + 1 }
      at += alternative.length + 1
      return { ...cut, replacement: '', change }
    })
  })
}

function pieces(found: string, index: number): Change[] {
  const all = [...found.slice(1, -1).matchAll(PIECE)]
  const isNegated = found.startsWith('[^')
  // A class of nothing is none: its last piece stays, beside a negation too.
  const last = all.length - (isNegated ? 1 : 0) < 2
  return (last ? all.slice(0, isNegated ? 1 : 0) : all).map((piece) => ({
    at: index + 1 + piece.index,
    length: piece[0].length,
    replacement: '',
    change: `without ${piece[0]} in ${found}`,
  }))
}
