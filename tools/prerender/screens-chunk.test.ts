import type { Rolldown } from 'vite'
import { expect, test } from 'vitest'
import { screensChunk } from './screens-chunk.ts'

/** What each module imports, and what it imports when it is needed. */
const modules: Readonly<Record<string, readonly [atOnce: string[], later: string[]]>> = {
  entry: [['theme'], ['login', 'screens']],
  theme: [[], []],
  login: [['button'], ['password']],
  password: [['dialog'], []],
  screens: [['theme', 'button', 'dialog', 'table'], ['form']],
  button: [[], []],
  dialog: [[], []],
  table: [['row'], []],
  row: [[], []],
  form: [['table', 'input'], []],
  input: [[], []],
}

const graph = {
  getModuleInfo(id: string) {
    const [importedIds, dynamicallyImportedIds] = modules[id] ?? []
    return importedIds && { importedIds, dynamicallyImportedIds }
  },
} as unknown as Rolldown.ChunkingContext

/** The modules that share the chunk, but for those that only one file needs. */
function chosen(entry: string, screens: string): string[] {
  const { name } = screensChunk(entry, screens)
  if (typeof name === 'string') throw new Error('The name is no function.')
  return Object.keys(modules).filter((id) => name(id, graph) !== null)
}

test('what screens need at once, and nothing does that comes before them, is one file', () => {
  expect(chosen('entry', 'screens')).toEqual(['screens', 'table', 'row'])
})

test('a module that is not in the build is an error, and not an empty file', () => {
  expect(() => chosen('entry', 'moved')).toThrow('The build has no module moved.')
})
