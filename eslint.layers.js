/** Which layers each layer may import: docs/decisions/0002-layers.md. Every import points down. */
export const layers = {
  app: ['site', 'admin', 'content', 'data', 'ui', 'hydration', 'model'],
  site: ['content', 'data', 'ui', 'hydration', 'model'],
  admin: ['data', 'ui', 'model'],
  content: ['ui', 'model'],
  data: ['hydration', 'model'],
  ui: ['model'],
  hydration: [],
  model: [],
}

// Regular expressions: in `group`, gitignore syntax would read `#…` as a comment.
const FIREBASE = { regex: '^(@?firebase|reactfire)(/|$)', message: 'Only data/ says firebase.' }
const PARENT = {
  regex: '^\\.\\.',
  message: 'Relative paths stay inside a folder; use #layer/… otherwise.',
}
const PARENT_BUT_SHARED = { ...PARENT, regex: '^\\.\\.(?!/[a-z-]+\\.ts$)' }
const OTHER_TYPE = { regex: '^#content/', message: 'Content types do not import each other.' }
const NOT_PURE = { regex: '^(?!#model/|\\./)', message: 'Definitions are pure: model/ only.' }
const NOT_YUP = { regex: '^(?!yup$|#model/|\\./)', message: 'model/ imports yup only.' }
const NOT_SHARED = {
  regex: '^#|\\.\\./src',
  message: 'Shared code comes through functions/src/shared.ts.',
}

const above = (layer) => ({
  regex: `^#(?!(?:${[layer, ...layers[layer]].join('|')})/)`,
  message: `${layer}/ may import ${layers[layer].join(', ') || 'no other layer'}.`,
})

const forbid = (files, patterns, ignores = []) => ({
  files,
  ignores: ['**/*.test.{ts,tsx}', ...ignores],
  rules: { 'no-restricted-imports': ['error', { patterns }] },
})

const common = (layer) => [above(layer), PARENT, ...(layer === 'data' ? [] : [FIREBASE])]

/** One ESLint block a layer; a later, narrower block replaces the one before it. */
export const layerRules = [
  ...Object.keys(layers).map((layer) => forbid([`src/${layer}/**`], common(layer))),
  forbid(['src/model/**'], [...common('model'), NOT_YUP]),
  forbid(['src/content/*/**'], [...common('content'), OTHER_TYPE]),
  forbid(['src/content/*/*.ts'], [PARENT, OTHER_TYPE, NOT_PURE]),
  forbid(['functions/src/*'], [PARENT, NOT_SHARED], ['functions/src/shared.ts']),
  forbid(['functions/src/*/**'], [PARENT_BUT_SHARED, NOT_SHARED]),
]
