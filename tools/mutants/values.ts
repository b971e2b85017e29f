import { isText, removed, replaced, type Edit, type Token } from './tokens.ts'

const COMPARISONS: Record<string, string[]> = {
  '==': ['!='],
  '!=': ['=='],
  '<': ['<=', '>'],
  '<=': ['<', '>='],
  '>': ['>=', '<'],
  '>=': ['>', '<='],
}
const OPPOSITES: Record<string, string> = { true: 'false', false: 'true' }

/** Comparisons, numbers, yes and no turned into their neighbours; negations left out. */
export function valueEdits(source: string, tokens: Token[]): Edit[] {
  return tokens.flatMap((token, index) => {
    const { text } = token
    const next = tokens[index + 1]
    if (text === '!' && next)
      return [{ ...removed(source, token, token), change: `${next.text} not negated` }]
    if (/^\d+$/.test(text)) return [1, -1].map((by) => replaced(token, String(Number(text) + by)))
    // A whole condition is opened and closed with its `allow`.
    const opposite = tokens[index - 1]?.text === 'if' ? undefined : OPPOSITES[text]
    if (opposite) return [replaced(token, opposite)]
    return (COMPARISONS[text] ?? []).map((other) => replaced(token, other))
  })
}

/** Every text in a list (field names, icons), left out. */
export function listEdits(source: string, tokens: Token[]): Edit[] {
  return tokens.flatMap((token, index) => {
    const [before, after] = [tokens[index - 1], tokens[index + 1]]
    if (!isText(token) || !before || !after || !isEntry(tokens, index)) return []
    if (after.text === ',') return [removed(source, token, after, [token, token])]
    return [removed(source, before.text === ',' ? before : token, token, [token, token])]
  })
}

/** True when there are only texts and commas up to the brackets around the token. */
function isEntry(tokens: Token[], index: number): boolean {
  const border = (step: 1 | -1) => {
    let at = index
    for (let token = tokens[at]; token && (isText(token) || token.text === ',');) {
      token = tokens[(at += step)]
    }
    return tokens[at]?.text
  }
  return border(-1) === '[' && border(1) === ']'
}
