import type { Plugin } from 'vite'
import { LANGUAGES } from '#model/language.ts'

/** As the components write them: docs/decisions/0040-editing-on-the-page.md. */
const MARKS = /\s+data-(?:record|field)=(?:"[^"]*"|\{`[^`]*`\}|\{props\['data-record'\]\})/g

/** What a content definition has for the back office alone, beside the fields' labels. */
const FOR_STAFF = [
  ...['icon', 'dashboard', 'messages', 'saveWhenComplete', 'silentWhenGone', 'spans'],
  ...['column', 'search', 'help', 'formLabel', 'words', 'rows'],
]

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
          const left = withoutProperties(code, this.parse(code), FOR_STAFF)
          return { code: withoutWords(left, this.parse(left)), map: null }
        },
      },
    },
  ]
}

export const withoutMarks = (code: string) => code.replace(MARKS, '')

/** Takes the properties with these names out of all object literals; fields, which are calls, stay. */
export function withoutProperties(code: string, program: object, names: readonly string[]): string {
  return replaced(
    code,
    nodesIn(program, (node): node is Node => isNamed(node, names) && !isCall(node)),
    '',
    rest,
  )
}

/** Leaves a zero where the same words stand in every language: no page shows a field's label. */
export function withoutWords(code: string, program: object): string {
  return replaced(code, nodesIn(program, isWords), '0')
}

/** The outermost ones. */
function nodesIn(program: object, wanted: (node: object) => node is Node): Node[] {
  const found: Node[] = []
  const visit = (node: unknown) => {
    if (typeof node !== 'object' || node === null) return
    if (wanted(node)) found.push(node)
    else for (const child of Object.values(node)) visit(child)
  }
  visit(program)
  return found
}

/** From the end to the beginning, so that places stay true. */
function replaced(code: string, nodes: Node[], by: string, after = (text: string) => text): string {
  return nodes
    .toSorted((one, other) => other.start - one.start)
    .reduce((text, { start, end }) => text.slice(0, start) + by + after(text.slice(end)), code)
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

const isCall = (property: object) =>
  'value' in property && (property.value as Node).type === 'CallExpression'

/** `{ en: '…', de: '…' }`: a type's labels, by contrast, are made of objects, and named in errors. */
function isWords(node: object): node is Node {
  if (!('properties' in node) || !Array.isArray(node.properties)) return false
  const properties = node.properties as readonly object[]
  return (
    properties.length === LANGUAGES.length &&
    properties.every(
      (property) =>
        isNamed(property, LANGUAGES) &&
        'value' in property &&
        (property.value as Node).type === 'Literal',
    )
  )
}
