/** A word, number, text, operator or bracket of a rules file, and where it stands. */
export interface Token {
  readonly text: string
  readonly start: number
  readonly end: number
}

/** A piece of a rules file and what stands there in the mutant. */
export interface Edit {
  readonly start: number
  readonly end: number
  readonly replacement: string
  /** What was done, in a few words. */
  readonly change: string
}

const SKIPPED = String.raw`\s+|\/\/[^\n]*|\/\*[\s\S]*?\*\/`
const TEXT = String.raw`'(?:\\.|[^'\\])*'|"(?:\\.|[^"\\])*"`
const PATTERN = new RegExp(
  String.raw`(?:${SKIPPED})|(${TEXT}|[A-Za-z_]\w*|\d+|&&|\|\||[=!<>]=|[^\s])`,
  'gy',
)

/** The tokens of a rules file; comments and space between them are left out. */
export function tokensOf(source: string): Token[] {
  return [...source.matchAll(PATTERN)].flatMap(({ 1: text, index }) =>
    text === undefined ? [] : [{ text, start: index, end: index + text.length }],
  )
}

export const isText = ({ text }: Token) => /^['"]/.test(text)

/** An edit that puts something else in the place of one token. */
export function replaced({ text, start, end }: Token, replacement: string): Edit {
  return { start, end, replacement, change: `${text} → ${replacement}` }
}

/** An edit that takes away everything from one token to another. */
export function removed(source: string, from: Token, to: Token, named = [from, to]): Edit {
  const [first = from, last = to] = named
  const what = source.slice(first.start, last.end).replaceAll(/\s+/g, ' ')
  return { start: from.start, end: to.end, replacement: '', change: `without ${what}` }
}
