/** What stands before each line, and how long lines may be. */
export const INDENT = '    '
const WIDTH = 100

/** A function of the rules that returns whether all its conditions hold; or any, by its operator. */
export function definedAs(head: string, conditions: readonly string[], operator = '&&'): string {
  const [first = 'true', ...others] = conditions
  const lines = [`  return ${first}`, ...others.map((each) => `    ${operator} ${each}`)]
  return [`function ${head} {`, wrapped(`${lines.join('\n')};`), '}'].join('\n')
}

/** Lists of names that are too long for a line go on in the next one. */
function wrapped(text: string): string {
  return text
    .split('\n')
    .flatMap((line) => {
      const lines = [line]
      for (let last = line; INDENT.length + last.length > WIDTH;) {
        const at = last.lastIndexOf(', ', WIDTH - INDENT.length)
        if (at < 0) break
        lines[lines.length - 1] = last.slice(0, at + 1)
        last = `        ${last.slice(at + 2)}`
        lines.push(last)
      }
      return lines
    })
    .join('\n')
}
