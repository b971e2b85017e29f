import { resolve } from 'node:path'
import type { Plugin } from 'vite'

const session = resolve(import.meta.dirname, '../../src/data/session')
const absent = resolve(session, 'no-firebase-product.ts')

/** What reactfire gets in place of the Firebase products that its entry imports. */
const instead: Readonly<Record<string, string>> = {
  'firebase/database': absent,
  'firebase/remote-config': absent,
  'firebase/functions': absent,
  'firebase/storage': absent,
  'firebase/firestore': resolve(session, 'reactfire-firestore.ts'),
}

/** Everybody else gets what they ask for: docs/decisions/0029-reactfire.md. */
export function leanReactfire(): Plugin {
  return {
    name: 'lean-reactfire',
    enforce: 'pre',
    resolveId: (source, importer) =>
      importer?.includes('/node_modules/reactfire/') ? instead[source] : undefined,
  }
}
