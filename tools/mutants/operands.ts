import { removed, type Edit, type Token } from './tokens.ts'

const OPEN = ['(', '[', '{']
const CLOSE = [')', ']', '}']
/** What ends an operand, beside the bracket around it. */
const BORDERS = {
  '&&': ['&&', '||', 'return', 'if', ',', ';'],
  '||': ['||', 'return', 'if', ',', ';'],
}

/** Every condition that is joined to others by `&&` or `||`, left out. */
export function operandEdits(source: string, tokens: Token[]): Edit[] {
  return tokens.flatMap((operator, index) => {
    const { text } = operator
    if (text !== '&&' && text !== '||') return []
    const borders = BORDERS[text]
    const first = reach(tokens, index, -1, borders)
    const last = reach(tokens, index, 1, borders)
    const [left, beforeOperator, afterOperator, right] = [first, index - 1, index + 1, last].map(
      (at) => tokens[at],
    )
    if (!left || !beforeOperator || !afterOperator || !right) return []
    const withoutRight = removed(source, operator, right, [afterOperator, right])
    // Within a chain, what is left of the second operator is what is right of the first.
    if (tokens[first - 1]?.text === text) return [withoutRight]
    return [removed(source, left, operator, [left, beforeOperator]), withoutRight]
  })
}

/** The index of the outermost token of the operand on this side of an operator. */
function reach(tokens: Token[], from: number, step: 1 | -1, borders: string[]): number {
  const [opening, closing] = step === 1 ? [OPEN, CLOSE] : [CLOSE, OPEN]
  let depth = 0
  for (let at = from + step; ; at += step) {
    const text = tokens[at]?.text
    if (text === undefined) return at - step
    if (opening.includes(text)) depth++
    else if (closing.includes(text) && depth-- === 0) return at - step
    else if (depth === 0 && borders.includes(text)) return at - step
  }
}
