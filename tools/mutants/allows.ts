import { removed, replaced, type Edit, type Token } from './tokens.ts'

/** Every `allow` opened to everybody, closed to everybody, and without each of its methods. */
export function allowEdits(source: string, tokens: Token[]): Edit[] {
  return tokens.flatMap((token, index) => {
    if (token.text !== 'allow') return []
    const statement = tokens.slice(
      index,
      tokens.findIndex(({ text, start }) => text === ';' && start > token.start),
    )
    const colon = statement.findIndex(({ text }) => text === ':')
    const [first, last] = [statement[colon + 2], statement.at(-1)]
    if (!first || !last) return []
    const methods = statement.slice(1, colon)
    const whole = { text: textOf(source, first, last), start: first.start, end: last.end }
    const named = (edit: Edit): Edit => ({
      ...edit,
      change: `allow ${methods
        .map(({ text }) => text)
        .join(' ')
        .replaceAll(' ,', ',')} if ${edit.replacement}`,
    })
    return [
      ...['true', 'false']
        .filter((value) => value !== whole.text)
        .map((value) => named(replaced(whole, value))),
      // Nothing is allowed by a statement that is never true.
      ...(whole.text === 'false' ? [] : methodEdits(source, methods)),
    ]
  })
}

function methodEdits(source: string, methods: Token[]): Edit[] {
  return methods.flatMap((method, index) => {
    const [comma, before] = [methods[index + 1], methods[index - 1]]
    if (method.text === ',') return []
    if (comma) return [removed(source, method, comma, [method, method])]
    return before ? [removed(source, before, method, [method, method])] : []
  })
}

function textOf(source: string, first: Token, last: Token): string {
  return source.slice(first.start, last.end)
}
