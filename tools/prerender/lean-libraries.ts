import { resolve } from 'node:path'
import type { Plugin } from 'vite'

interface Part {
  /** As the library itself imports it. */
  readonly source: string
  /** Where the library does so; anywhere unless told. */
  readonly folder?: string
  /** What it gets; a function that throws unless told. */
  readonly instead?: string
}

const absent = resolve(import.meta.dirname, 'absent-part.ts')
const router = resolve(import.meta.dirname, '../../node_modules/react-router/dist/production')
const mui = '/node_modules/@mui/material/'

const unused: readonly Part[] = [
  // The field's outline is the only one of its three looks that is used.
  { source: '../FilledInput/index.mjs', folder: mui },
  { source: '../Input/index.mjs', folder: mui },
  // Of emotion's `withTheme` and formik's `connect`.
  { source: 'hoist-non-react-statics' },
  // Of yup's methods that rename keys.
  { source: 'tiny-case' },
]

const parts: Readonly<Record<'visitors' | 'staff', readonly Part[]>> = {
  visitors: [
    ...unused,
    // The public theme has values (src/app/site-theme.ts), and lists are the device's own.
    { source: './createThemeWithVars.mjs', folder: `${mui}styles/` },
    { source: './ThemeProviderWithVars.mjs', folder: `${mui}styles/` },
    { source: './SelectInput.mjs', folder: `${mui}Select/` },
  ],
  staff: [
    ...unused,
    // Its package.json names the files with warnings for developers, whatever the build is for.
    { source: 'react-router', instead: `${router}/index.mjs` },
    { source: 'react-router/dom', instead: `${router}/dom-export.mjs` },
  ],
}

/**
 * Leaves out what libraries import and nothing here calls: docs/decisions/0009-libraries.md. A build
 * in which one of them is not imported any more fails, so that an update of the library is noticed.
 */
export function leanLibraries(audience: keyof typeof parts): Plugin {
  const missing = new Set(parts[audience])
  return {
    name: 'lean-libraries',
    apply: 'build',
    enforce: 'pre',
    resolveId(source, importer = '') {
      const part = parts[audience].find(
        (each) => each.source === source && importer.includes(each.folder ?? ''),
      )
      if (!part) return undefined
      missing.delete(part)
      return part.instead ?? absent
    },
    buildEnd(error) {
      if (error || missing.size === 0) return
      this.error(`Nothing imports ${[...missing].map(({ source }) => source).join(', ')} any more.`)
    },
  }
}
