import type { Plugin } from 'vite'

/** As the components write them: docs/decisions/0040-editing-on-the-page.md. */
const MARKS = /\s+data-(?:record|field)=(?:"[^"]*"|\{`[^`]*`\}|\{props\['data-record'\]\})/g

/** What a content definition says to staff alone. */
const STAFF_WORDS = ['help', 'formLabel']

interface Node {
  readonly type: string
  readonly start: number
  readonly end: number
}

/**
 * Leaves out of the public pages what only staff need: the marks by which the page's editor finds
 * records and fields, and what definitions say in forms. The back office and the editor are builds of
 * their own and keep both.
 */
export function forVisitors(): Plugin[] {
  return [
    {
      name: 'without-marks',
      apply: 'build',
      enforce: 'pre',
      transform: {
        filter: { id: /\/src\/.*\.tsx$/ },
        handler: (code) => ({ code: withoutMarks(code), map: null }),
      },
    },
    {
      name: 'without-staff-words',
      apply: 'build',
      transform: {
        filter: { id: /\/definition\.ts$/ },
        handler(code) {
          return { code: withoutProperties(code, this.parse(code), STAFF_WORDS), map: null }
        },
      },
    },
  ]
}

export const withoutMarks = (code: string) => code.replace(MARKS, '')

/** Takes the properties with these names out of all object literals. */
export function withoutProperties(code: string, program: object, names: readonly string[]): string {
  const found: Node[] = []
  const visit = (node: unknown) => {
    if (typeof node !== 'object' || node === null) return
    if (isNamed(node, names)) found.push(node)
    else for (const child of Object.values(node)) visit(child)
  }
  visit(program)
  return found
    .toSorted((one, other) => other.start - one.start)
    .reduce((text, { start, end }) => text.slice(0, start) + rest(text.slice(end)), code)
}

/** With the comma that follows it. */
const rest = (text: string) => text.replace(/^\s*,/, '')

function isNamed(node: object, names: readonly string[]): node is Node {
  if (!('type' in node) || node.type !== 'Property' || !('key' in node)) return false
  const { key } = node
  return (
    typeof key === 'object' && key !== null && 'name' in key && names.includes(String(key.name))
  )
}
